type Matches = readonly { data?: unknown }[];

/** Whether a loader's answer, or a part of it, is marked as a demonstration. */
function saysSo(data: unknown, parts = true): boolean {
  if (typeof data !== "object" || data === null) return false;
  if ("demo" in data && data.demo === true) return true;
  return parts && Object.values(data).some((part) => saysSo(part, false));
}

/** Whether a page shows a demonstration: its shell is marked so, or, where the shell could not be loaded, its content. */
export const showsDemonstration = (matches: Matches) => matches.some(({ data }) => saysSo(data));
