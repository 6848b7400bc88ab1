/** Made by `words.ts` beside the configuration of Vite. */
declare module "virtual:words" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
