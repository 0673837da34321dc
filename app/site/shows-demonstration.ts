type Matches = readonly { data?: unknown }[];

/** Whether a loader's answer, or a part of it, says that it comes from a demonstration. */
function saysSo(data: unknown, parts = true): boolean {
  if (typeof data !== "object" || data === null) return false;
  if ("demo" in data && data.demo === true) return true;
  return parts && Object.values(data).some((part) => saysSo(part, false));
}

/** Whether a page shows a demonstration: its shell says so, or what it holds does where the shell could not ask. */
export const showsDemonstration = (matches: Matches) => matches.some(({ data }) => saysSo(data));
