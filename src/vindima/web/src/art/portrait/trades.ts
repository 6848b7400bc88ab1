/** What a visitor wears and carries: a hat and a tool for each trade. */

import type { HatName } from "./hats";
import type { ToolName } from "./tools";

export interface Trade {
  tool: ToolName;
  hat: HatName;
  woman?: boolean;
  /** True for an apprentice: the coat is patched. */
  patched?: boolean;
  /** More than one person on the card. */
  company?: boolean;
}

export const TRADES: Record<string, Trade> = {
  // Summer
  surveyor: { tool: "compass", hat: "straw" },
  broker: { tool: "purse", hat: "bowler" },
  "wine-critic": { tool: "glass", hat: "beret" },
  blacksmith: { tool: "hammer", hat: "none" },
  contractor: { tool: "brick", hat: "cap" },
  "tour-guide": { tool: "flag", hat: "straw", woman: true },
  "novice-guide": { tool: "flag", hat: "cap", patched: true },
  "uncertified-broker": { tool: "purse", hat: "cap", patched: true },
  planter: { tool: "seedling", hat: "straw" },
  buyer: { tool: "basket", hat: "bonnet", woman: true },
  landscaper: { tool: "shears", hat: "straw" },
  architect: { tool: "dividers", hat: "bowler" },
  "uncertified-architect": { tool: "dividers", hat: "none", woman: true, patched: true },
  patron: { tool: "medal", hat: "tophat" },
  auctioneer: { tool: "gavel", hat: "bowler" },
  entertainer: { tool: "lute", hat: "jester" },
  vendor: { tool: "apple", hat: "scarf", woman: true },
  handyman: { tool: "wrench", hat: "cap" },
  horticulturist: { tool: "pot", hat: "straw", woman: true },
  peddler: { tool: "bundle", hat: "hood" },
  banker: { tool: "coins", hat: "tophat" },
  overseer: { tool: "list", hat: "straw" },
  importer: { tool: "ship", hat: "captain" },
  sharecropper: { tool: "hoe", hat: "straw", patched: true },
  grower: { tool: "grapes", hat: "straw" },
  negotiator: { tool: "scroll", hat: "none", woman: true },
  cultivator: { tool: "rake", hat: "scarf", woman: true },
  homesteader: { tool: "house", hat: "bonnet", woman: true },
  planner: { tool: "plan", hat: "beret", woman: true },
  agriculturist: { tool: "wheat", hat: "straw" },
  swindler: { tool: "cards", hat: "bowler", patched: true },
  producer: { tool: "barrel", hat: "cap" },
  organizer: { tool: "list", hat: "none", woman: true },
  sponsor: { tool: "medal", hat: "none" },
  artisan: { tool: "vase", hat: "scarf", woman: true },
  stonemason: { tool: "chisel", hat: "cap" },
  "volunteer-crew": { tool: "shovel", hat: "straw", company: true },
  "wedding-party": { tool: "ring", hat: "veil", woman: true, company: true },
  // Winter
  merchant: { tool: "scales", hat: "fur" },
  crusher: { tool: "press", hat: "wool" },
  judge: { tool: "gavel", hat: "wig" },
  oenologist: { tool: "flask", hat: "none" },
  marketer: { tool: "horn", hat: "beret", woman: true },
  "crush-expert": { tool: "press", hat: "fur" },
  "uncertified-teacher": { tool: "book", hat: "wool", patched: true },
  teacher: { tool: "book", hat: "none", woman: true },
  benefactor: { tool: "heart", hat: "tophat" },
  assessor: { tool: "lens", hat: "bowler" },
  queen: { tool: "orb", hat: "crown", woman: true },
  harvester: { tool: "sickle", hat: "hood" },
  professor: { tool: "book", hat: "mortar" },
  "master-vintner": { tool: "bottle", hat: "beret" },
  "uncertified-oenologist": { tool: "flask", hat: "wool", patched: true },
  promoter: { tool: "poster", hat: "bowler" },
  mentor: { tool: "staff", hat: "hood" },
  "harvest-expert": { tool: "basket", hat: "fur" },
  innkeeper: { tool: "tankard", hat: "none" },
  "jack-of-all-trades": { tool: "wrench", hat: "jester", patched: true },
  politician: { tool: "scroll", hat: "tophat" },
  supervisor: { tool: "list", hat: "captain" },
  scholar: { tool: "quill", hat: "mortar", woman: true },
  reaper: { tool: "scythe", hat: "hood" },
  motivator: { tool: "star", hat: "wool" },
  bottler: { tool: "bottle", hat: "scarf", woman: true },
  craftsman: { tool: "saw", hat: "cap" },
  exporter: { tool: "anchor", hat: "captain" },
  laborer: { tool: "shovel", hat: "wool" },
  designer: { tool: "pencil", hat: "beret" },
  governess: { tool: "ruler", hat: "bonnet", woman: true },
  manager: { tool: "list", hat: "bowler" },
  zymologist: { tool: "flask", hat: "mortar", woman: true },
  noble: { tool: "orb", hat: "plume" },
  governor: { tool: "medal", hat: "plume" },
  taster: { tool: "glass", hat: "wool", woman: true },
  caravan: { tool: "wheel", hat: "turban", company: true },
  "guest-speaker": { tool: "horn", hat: "none" },
};
