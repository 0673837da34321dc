import { joinFiles } from "./join-files.mjs";

/**
 * @typedef {ReadonlyMap<string, { imports: readonly string[], size: number }>} Modules by id, with what each imports at once
 * @typedef {{ modules: string[], size: number }} Group modules that share a file
 *
 * @typedef {object} Pages
 * @property {readonly (readonly string[])[]} all the entries that each page loads, that of most visits first
 * @property {readonly (readonly string[])[]} [usual] those that most visits are of, all by default
 * @property {number} [moreOnOthers] bytes that each of the others has to load besides
 */

/**
 * Decides which modules share a file, so that no page asks for more than `most` shared files. What every page has
 * anyway is one file, together with what as many entries of usual pages need as `common` says: small parts, used in
 * many places, that would split the rest into ever smaller groups. Of that rest, modules that the same entries need are
 * together from the beginning, and are joined with others by `joinFiles`. The order of pages and modules does not
 * matter, so a small change stays small.
 *
 * @param {Modules} modules
 * @param {ReadonlySet<string>} entries modules that have a file of their own
 * @param {Pages} pages
 * @param {number} most
 * @param {number} common share of the entries, such as 1/3
 * @returns {string[][]} the modules of each shared file
 */
export function planChunks(modules, entries, pages, most, common) {
  const needs = new Map([...entries].map((entry) => [entry, reached(entry, modules)]));
  const everywhere = [...entries].filter((entry) => pages.all.every((page) => page.includes(entry)));
  const ofPages = new Set(pages.all.flat());
  const counted = new Set((pages.usual ?? pages.all).flat());
  const general = [...modules.keys()].filter((id) => {
    const users = usersOf(id, needs).filter((entry) => counted.has(entry));
    return (
      !entries.has(id) && (users.length >= common * counted.size || users.some((entry) => everywhere.includes(entry)))
    );
  });
  const special = new Map([...modules].filter(([id]) => !general.includes(id)));
  const files = joinFiles(special, groupsByNeed(special, needs, ofPages), pages, most - 1);
  return [general, ...files];
}

/** The entries that need a module. @param {string} id @param {ReadonlyMap<string, Set<string>>} needs of each entry */
const usersOf = (id, needs) => [...needs].filter(([, ids]) => ids.has(id)).map(([entry]) => entry);

/**
 * What is fetched on demand splits nothing that pages share: it finds most of that loaded.
 * @param {Modules} modules @param {ReadonlyMap<string, Set<string>>} needs of each entry
 * @param {ReadonlySet<string>} ofPages @returns {Group[]}
 */
function groupsByNeed(modules, needs, ofPages) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const [id, { size }] of modules) {
    const users = usersOf(id, needs);
    // What a single entry needs goes into its file.
    if (needs.has(id) || users.length < 2) continue;
    const shown = users.filter((entry) => ofPages.has(entry));
    const signature = (shown.length > 1 ? shown : users).join("\n");
    const group = groups.get(signature) ?? { modules: [], size: 0 };
    group.modules.push(id);
    group.size += size;
    groups.set(signature, group);
  }
  return [...groups.values()];
}

/** Everything that a module imports, directly or through others, without itself. @param {string} start @param {Modules} modules */
function reached(start, modules) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...(modules.get(start)?.imports ?? [])];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (found.has(each)) continue;
    found.add(each);
    waiting.push(...(modules.get(each)?.imports ?? []));
  }
  return found;
}
