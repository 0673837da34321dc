/** Whether a path can be decoded, and names no control character: an encoded one has no place in an address either. */
export function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    return !/[\0-\x1f\x7f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
