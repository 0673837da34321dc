export function planChunks(
  modules: ReadonlyMap<string, { imports: readonly string[]; size: number }>,
  entries: ReadonlySet<string>,
  pages: readonly (readonly string[])[],
  most: number,
): string[][];
