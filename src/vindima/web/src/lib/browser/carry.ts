/** Records inside links: compressed into the fragment of an address (after `#`), which browsers send to nobody. */

/** The prefix of the content, so that later versions can use another encoding. */
const FORM = "r1.";
/** The maximum length of a record that a page opens. */
const MOST = 1024 * 1024;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The address of a page that opens a record. */
export async function carrying(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `/open#${FORM}${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The record in a fragment; null if there is none, or if it is incomplete. */
export async function carried(hash: string): Promise<string | null> {
  const content = hash.replace(/^#/, "");
  if (!content.startsWith(FORM)) return null;
  try {
    const letters = atob(content.slice(FORM.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const record = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    return record.length > MOST ? null : record;
  } catch {
    return null;
  }
}
