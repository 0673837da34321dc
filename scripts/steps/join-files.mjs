/**
 * @typedef {import("./chunks.mjs").Modules} Modules
 * @typedef {import("./chunks.mjs").Group} Group
 * @typedef {import("./chunks.mjs").Pages} Pages
 *
 * What stays as it is while files are joined: nodes are the groups, then each module outside of them.
 * @typedef {object} Graph
 * @property {number} groups how many of the nodes are groups
 * @property {number[]} sizes of each node
 * @property {number[][]} imports of each node
 * @property {number[][]} starts the nodes that each page loads by itself
 * @property {boolean[]} isUsual of each page
 * @property {number[]} more bytes that each page has besides
 *
 * The file of each node, by the number of one of its nodes.
 * @typedef {number[]} Files
 *
 * @typedef {object} Loads
 * @property {Uint8Array[]} loaded of each page: 1 at the number of each file
 * @property {number[]} counts of each page: how many joined files it loads
 * @property {number[]} weights of each page, in bytes
 * @property {number[]} sizes of each file
 *
 * @typedef {{ files: Files, loads: Loads }} Plan
 */

/**
 * How much more a byte costs a page that is heavy already (squares spare them too little, cubes may burden all others
 * too much), and how many times as much one of the first page.
 * @typedef {{ power: number, first: number }} Leaning
 */
const leanings = [1.5, 2, 2.5, 3, 4, 6, 9].flatMap((power) => [1, 3, 5].map((first) => ({ power, first })));

/** What a byte costs on a page that is not among the usual ones, beside one that is. */
const unusual = 0.3;

/**
 * Joins groups until no page loads more than `most` files: those whose joining costs least for each page that it
 * relieves, where a byte that a page gets without need costs the more, the heavier the page is already. How much more is
 * tried in several ways, since one that is right for most joins what a heavy page can't afford. From the best of these
 * plans, groups go on moving to other files as long as that relieves the heaviest pages.
 *
 * @param {Modules} modules those outside of every group have a file by themselves or with the entry that needs them
 * @param {readonly Group[]} groups @param {Pages} pages @param {number} most
 * @returns {string[][]} the modules of each file
 */
export function joinFiles(modules, groups, pages, most) {
  const graph = graphOf(modules, groups, pages);
  const apart = apartOf(graph);
  const plans = leanings.map((leaning) => joined(graph, apart, most, leaning));
  const best = plans.reduce((one, other) => (burdenOf(other.loads) < burdenOf(one.loads) ? other : one));
  const { files } = improved(graph, apart, most, best);
  return groups.flatMap((_, file) => {
    const members = groups.filter((_group, node) => files[node] === file);
    return members.length === 0 ? [] : [members.flatMap((group) => group.modules)];
  });
}

/** @param {Modules} modules @param {readonly Group[]} groups @param {Pages} pages @returns {Graph} */
function graphOf(modules, groups, { all, usual = all, moreOnOthers = 0 }) {
  const inGroup = new Map(
    groups.flatMap((group, node) => group.modules.map((id) => /** @type {const} */ ([id, node]))),
  );
  const outside = [...modules.keys()].filter((id) => !inGroup.has(id));
  const nodes = new Map([
    ...inGroup,
    ...outside.map((id, index) => /** @type {const} */ ([id, groups.length + index])),
  ]);
  const usualPages = new Set(usual);
  return {
    groups: groups.length,
    sizes: [...groups.map(({ size }) => size), ...outside.map((id) => modules.get(id)?.size ?? 0)],
    imports: [...groups.map((group) => group.modules), ...outside.map((id) => [id])].map((ids, node) => {
      const found = ids.flatMap((id) => modules.get(id)?.imports ?? []).flatMap((id) => nodes.get(id) ?? []);
      return [...new Set(found)].filter((each) => each !== node);
    }),
    starts: all.map((page) => page.flatMap((entry) => nodes.get(entry) ?? [])),
    isUsual: all.map((page) => usualPages.has(page)),
    more: all.map((page) => (usualPages.has(page) ? 0 : moreOnOthers)),
  };
}

/** What each page loads; null where files would import each other in a circle. @param {Graph} graph @param {Files} files @returns {Loads | null} */
function loadsOf({ groups, sizes, imports, starts, more }, files) {
  const fileSizes = sizes.map(() => 0);
  /** @type {Set<number>[]} */
  const fileImports = sizes.map(() => new Set());
  files.forEach((file, node) => {
    fileSizes[file] = (fileSizes[file] ?? 0) + (sizes[node] ?? 0);
    for (const each of imports[node] ?? []) if (files[each] !== file) fileImports[file]?.add(files[each] ?? 0);
  });
  const reached = reachedBy(fileImports);
  if (reached === null) return null;
  const loaded = starts.map(() => new Uint8Array(sizes.length));
  /** @type {number[]} */
  const counts = [];
  /** @type {number[]} */
  const weights = [];
  starts.forEach((start, page) => {
    const seen = loaded[page] ?? new Uint8Array();
    const bits = new Uint32Array(wordsFor(sizes.length));
    for (const node of start) addAll(bits, reached[files[node] ?? 0]);
    let [count, weight] = [0, more[page] ?? 0];
    for (const file of numbersIn(bits)) {
      seen[file] = 1;
      weight += fileSizes[file] ?? 0;
      if (file < groups) count += 1;
    }
    counts.push(count);
    weights.push(weight);
  });
  return { loaded, counts, weights, sizes: fileSizes };
}

/** Words of a set of numbers below `size`, a bit for each. @param {number} size */
const wordsFor = (size) => Math.ceil(size / 32);

/** @param {Uint32Array} bits @param {Uint32Array | undefined} others */
function addAll(bits, others) {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (others?.[word] ?? 0);
}

/** @param {Uint32Array} bits @returns {Generator<number>} */
function* numbersIn(bits) {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) yield 32 * word + 31 - Math.clz32(rest & -rest);
  }
}

/**
 * Each file with all that it imports, directly or through others, as bits; null where files import each other in a circle,
 * in which one would run before what it needs. It is asked for each of thousands of plans, hence the bits.
 * @param {readonly ReadonlySet<number>[]} imports of each file @returns {Uint32Array[] | null}
 */
function reachedBy(imports) {
  /** 1: being looked at, 2: done. */
  const state = new Uint8Array(imports.length);
  const reached = imports.map(() => new Uint32Array(wordsFor(imports.length)));
  const isInCircle = (/** @type {number} */ file) => {
    if (state[file] !== 0) return state[file] === 1;
    state[file] = 1;
    const bits = reached[file] ?? new Uint32Array();
    bits[file >> 5] = (bits[file >> 5] ?? 0) | (1 << (file & 31));
    for (const each of imports[file] ?? []) {
      if (isInCircle(each)) return true;
      addAll(bits, reached[each]);
    }
    state[file] = 2;
    return false;
  };
  return imports.some((_, file) => isInCircle(file)) ? null : reached;
}

/** Each group in a file of its own, so that each page loads what it needs and nothing else. @param {Graph} graph @returns {Plan} */
function apartOf(graph) {
  const files = graph.sizes.map((_, node) => node);
  const loads = loadsOf(graph, files);
  if (loads === null) throw new Error("Modules that the same pages need import others in a circle.");
  return { files, loads };
}

/** @param {Graph} graph @param {Plan} apart @param {number} most @param {Leaning} leaning @returns {Plan} */
function joined(graph, apart, most, leaning) {
  let plan = apart;
  while (plan.loads.counts.some((count) => count > most)) {
    /** @type {Plan | null} */
    let next = null;
    for (const [a, b] of pairsByCost(graph, plan, most, leaning)) {
      const files = plan.files.map((file) => (file === b ? a : file));
      const loads = loadsOf(graph, files);
      if (loads === null) continue;
      next = { files, loads };
      break;
    }
    if (next === null) throw new Error("The shared scripts cannot be joined without a circle of imports.");
    plan = next;
  }
  return plan;
}

/**
 * Files that a page with too many loads both of, those first whose joining costs least for each such page.
 * @param {Graph} graph @param {Plan} plan @param {number} most @param {Leaning} leaning
 */
function pairsByCost(graph, { files, loads }, most, { power, first }) {
  const { loaded, counts, weights, sizes } = loads;
  const own = [...new Set(files)].filter((file) => file < graph.groups);
  const pagesOf = own.map((file) => [...loaded.keys()].filter((page) => loaded[page]?.[file] === 1));
  const costs = own.map((file) =>
    weights.map((weight, page) => {
      const share = page === 0 ? first : graph.isUsual[page] ? 1 : unusual;
      return ((weight + (sizes[file] ?? 0)) ** power - weight ** power) * share;
    }),
  );
  const pairs = own.flatMap((a, index) =>
    own.slice(index + 1).flatMap((b, after) => {
      const [ofA = [], ofB = []] = [pagesOf[index], pagesOf[index + 1 + after]];
      const [costsA, costsB] = [costs[index], costs[index + 1 + after]];
      const relieved = ofA.filter((page) => (counts[page] ?? 0) > most && loaded[page]?.[b] === 1).length;
      if (relieved === 0) return [];
      let cost = 0;
      for (const page of ofA) if (loaded[page]?.[b] !== 1) cost += costsB?.[page] ?? 0;
      for (const page of ofB) if (loaded[page]?.[a] !== 1) cost += costsA?.[page] ?? 0;
      return [/** @type {const} */ ([a, b, cost / relieved])];
    }),
  );
  return pairs.sort((one, other) => one[2] - other[2]);
}

/** How heavy pages are: that of most visits counts more, and what counts most is the heaviest. @param {Loads} loads */
const burdenOf = ({ weights }) =>
  weights.reduce((sum, weight, page) => sum + (weight / 1e5) ** 40 * (page === 0 ? 5 : 1), 0);

/** @param {Graph} graph @param {Plan} apart @param {number} most @param {Plan} plan @returns {Plan} */
function improved(graph, apart, most, plan) {
  let best = plan;
  let next = lighter(graph, apart, most, best);
  while (next !== null) {
    best = next;
    next = lighter(graph, apart, most, best);
  }
  return best;
}

/** The plan of the first move that makes pages lighter; null when none does. @param {Graph} graph @param {Plan} apart @param {number} most @param {Plan} plan @returns {Plan | null} */
function lighter(graph, apart, most, plan) {
  const before = burdenOf(plan.loads);
  for (const files of moves(graph, apart, plan)) {
    const loads = loadsOf(graph, files);
    if (loads === null || loads.counts.some((count) => count > most)) continue;
    if (burdenOf(loads) < before) return { files, loads };
  }
  return null;
}

/** How many of the heaviest pages are relieved one by one. */
const heaviest = 8;

/**
 * Plans in which a group that a heavy page loads without need is in another file.
 * @param {Graph} graph @param {Plan} apart @param {Plan} plan @returns {Generator<Files>}
 */
function* moves(graph, apart, { files, loads: { loaded, weights } }) {
  const pages = [...weights.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)).slice(0, heaviest);
  const own = [...new Set(files)].filter((file) => file < graph.groups);
  for (const page of pages) {
    for (let node = 0; node < graph.groups; node += 1) {
      const file = files[node] ?? node;
      if (loaded[page]?.[file] !== 1 || apart.loads.loaded[page]?.[node] === 1) continue;
      for (const target of own) if (target !== file) yield files.with(node, target);
    }
  }
}
