/** Far above what a form or an address of this site has; none of their names has levels. */
const maxParameters = 200;
const maxNameLength = 100;
const maxNameLevels = 3;
/** A character of a name takes at maxParameters 9 when it is escaped: three bytes of three each. */
const maxEscapedLength = 9 * maxNameLength;

/**
 * Whether the parameters of a query (without its "?") or of a plain form may be read at all: not too many, and
 * none whose name is long, has more than three levels or reaches an object's prototype. What reads parameters
 * builds arrays and objects from their names, so this comes before any of it; its work is bounded by the text's length.
 */
export function areReadable(encoded: string): boolean {
  const parameters = encoded.split("&", maxParameters + 1);
  return (
    parameters.length <= maxParameters && parameters.every((parameter) => isReadable(parameter.split("=", 1)[0] ?? ""))
  );
}

function isReadable(escaped: string): boolean {
  if (escaped.length > maxEscapedLength) return false;
  const [name = ""] = new URLSearchParams(escaped).keys();
  const levels = name.split(/[.[]/).length - 1;
  return name.length <= maxNameLength && levels <= maxNameLevels && !/(?:^|[.[\]])__proto__(?:[.[\]]|$)/.test(name);
}
