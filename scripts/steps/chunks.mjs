/**
 * @typedef {ReadonlyMap<string, { imports: readonly string[], size: number }>} Modules by id, with what each imports at once
 * @typedef {{ modules: string[], size: number }} Group modules that share a file
 */

/**
 * Decides which modules share a file, so that no page asks for more than `most` shared files. What every page has
 * anyway is one file, together with what as many entries need as `common` says: small parts, used in many places, that
 * would split the rest into ever smaller groups. Of that rest, modules that the same entries need are together from the
 * beginning; after that two groups of a page with too many are joined, again and again: those whose joining costs least
 * for each page that it relieves, where a byte that an entry gets without need costs the more, the heavier the entry is
 * already, and more on the first page. How much more is tried in several ways, since one that is right for most joins
 * what a heavy page can't afford: the plan that is best for the heavy pages is taken. The order of pages and modules
 * does not matter, so a small change stays small.
 *
 * @param {Modules} modules
 * @param {ReadonlySet<string>} entries modules that have a file of their own
 * @param {readonly (readonly string[])[]} pages the entries that each page loads, that of most visits first
 * @param {number} most
 * @param {number} common share of the entries, such as 1/3
 * @param {readonly (readonly string[])[]} [usual] the pages that most visits are of, all by default: their entries are
 *   counted for it, and the bytes that they get without need
 * @returns {string[][]} the modules of each shared file
 */
export function planChunks(modules, entries, pages, most, common, usual = pages) {
  const needs = new Map([...entries].map((entry) => [entry, reached(entry, (id) => modules.get(id)?.imports ?? [])]));
  const everywhere = [...entries].filter((entry) => pages.every((page) => page.includes(entry)));
  const ofPages = new Set(pages.flat());
  const counted = new Set(usual.flat());
  const general = [...modules.keys()].filter((id) => {
    const users = usersOf(id, needs).filter((entry) => counted.has(entry));
    return (
      !entries.has(id) && (users.length >= common * counted.size || users.some((entry) => everywhere.includes(entry)))
    );
  });
  const special = new Map([...modules].filter(([id]) => !general.includes(id)));
  const apart = groupsByNeed(special, needs, ofPages);
  const plans = leanings.map((leaning) => {
    const groups = joinedGroups(special, entries, pages, apart, most - 1, { ...leaning, counted });
    return { groups, burden: burdenOf(groups, special, entries, usual) };
  });
  const best = plans.reduce((one, other) => (other.burden < one.burden ? other : one));
  return [general, ...best.groups.map((group) => group.modules)];
}

/**
 * How much more a byte costs an entry that is heavy already (squares spare them too little, cubes may burden all others
 * too much), and how many times as much one of the first page.
 * @typedef {{ power: number, first: number, counted: ReadonlySet<string> }} Leaning
 */
const leanings = [1.5, 2, 2.5, 3, 4, 6, 9].flatMap((power) => [1, 3, 5].map((first) => ({ power, first })));

/**
 * How heavy the pages are with these groups, beyond what all have; that of most visits counts more, and a heavy one most.
 * @param {readonly Group[]} groups @param {Modules} modules @param {ReadonlySet<string>} entries
 * @param {readonly (readonly string[])[]} pages
 */
function burdenOf(groups, modules, entries, pages) {
  const needs = groupNeeds(modules, entries, groups);
  const weightOf = (/** @type {readonly string[]} */ page) => {
    const loaded = new Set(page.flatMap((entry) => [entry, ...(needs.get(entry) ?? [])]));
    return [...loaded].reduce(
      (sum, each) => sum + (typeof each === "string" ? (modules.get(each)?.size ?? 0) : each.size),
      0,
    );
  };
  return pages.reduce((sum, page, index) => sum + weightOf(page) ** 12 * (index === 0 ? 5 : 1), 0);
}

/**
 * The groups that each entry loads. @param {Modules} modules @param {ReadonlySet<string>} entries
 * @param {readonly Group[]} groups
 */
function groupNeeds(modules, entries, groups) {
  const imports = groupImports(modules, groups);
  return new Map(
    [...entries].map((entry) => [
      entry,
      reached(/** @type {string | Group} */ (entry), (each) => imports.get(each) ?? []),
    ]),
  );
}

/**
 * @param {Modules} modules @param {ReadonlySet<string>} entries @param {readonly (readonly string[])[]} pages
 * @param {Group[]} groups @param {number} most @param {Leaning} leaning @returns {Group[]}
 */
function joinedGroups(modules, entries, pages, groups, most, leaning) {
  const needs = groupNeeds(modules, entries, groups);
  const onPages = pages.map((page) => groups.filter((group) => page.some((entry) => needs.get(entry)?.has(group))));
  const full = onPages.filter((each) => each.length > most);
  if (full.length === 0) return groups;
  const pairs = groups.flatMap((a, index) =>
    groups.slice(index + 1).flatMap((b) => {
      const relieved = full.filter((each) => each.includes(a) && each.includes(b)).length;
      return relieved === 0 ? [] : [{ a, b, cost: costOf(a, b, needs, modules, pages, leaning) / relieved }];
    }),
  );
  pairs.sort((one, other) => one.cost - other.cost);
  const joined = pairs
    .map(({ a, b }) => [
      ...groups.filter((group) => group !== a && group !== b),
      { modules: [...a.modules, ...b.modules], size: a.size + b.size },
    ])
    .find((trial) => !hasCircle(groupImports(modules, trial)));
  if (joined === undefined) throw new Error("The shared scripts cannot be joined without a circle of imports.");
  return joinedGroups(modules, entries, pages, joined, most, leaning);
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

/**
 * What each group imports, and each module outside of them: groups, and modules outside.
 * @param {Modules} modules @param {readonly Group[]} groups
 */
function groupImports(modules, groups) {
  const home = new Map(groups.flatMap((group) => group.modules.map((id) => /** @type {const} */ ([id, group]))));
  /** @type {Map<string | Group, Set<string | Group>>} */
  const imports = new Map();
  for (const [id, module] of modules) {
    const from = home.get(id) ?? id;
    const found = imports.get(from) ?? new Set();
    for (const each of module.imports) {
      const to = home.get(each) ?? each;
      if (to !== from) found.add(to);
    }
    imports.set(from, found);
  }
  return imports;
}

/** Everything that one can get to from a start, which is not part of it. @template T @param {T} start @param {(from: T) => Iterable<T>} next */
function reached(start, next) {
  /** @type {Set<T>} */
  const found = new Set();
  const waiting = [...next(start)];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (found.has(each)) continue;
    found.add(each);
    waiting.push(...next(each));
  }
  return found;
}

/**
 * What it costs when entries that need one of two groups get both.
 * @param {Group} a @param {Group} b @param {ReadonlyMap<string, Set<string | Group>>} needs
 * @param {Modules} modules @param {readonly (readonly string[])[]} pages @param {Leaning} leaning
 */
const costOf = (a, b, needs, modules, [home], { power, first, counted }) =>
  [...needs]
    .filter(([, need]) => need.has(a) !== need.has(b))
    .map(([entry, need]) => {
      const bytes = need.has(a) ? b.size : a.size;
      const groups = [...need].filter((each) => typeof each !== "string");
      const weight = groups.reduce((sum, { size }) => sum + size, modules.get(entry)?.size ?? 0);
      const share = home?.includes(entry) ? first : counted.has(entry) ? 1 : unusual;
      return ((weight + bytes) ** power - weight ** power) * share;
    })
    .reduce((sum, each) => sum + each, 0);

/** What a byte costs on a page that is not among the usual ones, beside one that is. */
const unusual = 0.3;

/** Whether files import each other in a circle, in which one of them runs before what it needs. @param {Map<string | Group, Set<string | Group>>} imports */
const hasCircle = (imports) =>
  [...imports.keys()].some(
    (from) =>
      typeof from !== "string" &&
      reached(/** @type {string | Group} */ (from), (each) => imports.get(each) ?? []).has(from),
  );
