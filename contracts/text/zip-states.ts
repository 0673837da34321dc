import { mailedStateNames } from "./us-states";

/**
 * The first three digits of ZIP codes by state: a sectional center serves one state (Postal Service, labeling list
 * L002).
 */
const prefixes = `
  AA 340|AE 090-098|AK 995-999|AL 350-352 354-369|AP 962-966|AR 716-729|AZ 850-853 855-857 859-860 863-865
  CA 900-908 910-928 930-961|CO 800-816|CT 060-069|DC 200 202-205 569|DE 197-199|FL 320-339 341-342 344 346-347 349
  GA 300-319 398-399|GU 969|HI 967-968|IA 500-516 520-528|ID 832-838|IL 600-620 622-629|IN 460-479|KS 660-662 664-679
  KY 400-418 420-427|LA 700-701 703-708 710-714|MA 010-027 055|MD 206-212 214-219|ME 039-049|MI 480-499
  MN 550-551 553-567|MO 630-631 633-641 644-658|MS 386-397|MT 590-599|NC 270-289|ND 580-588|NE 680-681 683-693
  NH 030-038|NJ 070-089|NM 870-871 873-884|NV 889-891 893-895 897-898|NY 005 100-149|OH 430-459|OK 730-731 734-741 743-749
  OR 970-979|PA 150-196|PR 006-007 009|RI 028-029|SC 290-299|SD 570-577|TN 370-385|TX 733 750-770 772-799 885|UT 840-847
  VA 201 220-246|VI 008|VT 050-054 056-059|WA 980-986 988-994|WI 530-532 534-535 537-549|WV 247-268|WY 820-831
`;

/** These belong to a different state than their neighbors. */
const exceptions = `
  NY 06390|MD 20588|VA 20598|TX 73960|WY 83414|AS 96799|PW 96939 96940|FM 96941 96942 96943 96944|MP 96950 96951 96952
  MH 96960 96970
`;

const rowsOf = (text: string) =>
  text
    .trim()
    .split(/[|\n]/)
    .map((row) => row.trim().split(" "));

const byPrefix = new Map<string, string>();
for (const [state = "", ...ranges] of rowsOf(prefixes))
  for (const range of ranges) {
    const [first = "", last = first] = range.split("-");
    for (let prefix = Number(first); prefix <= Number(last); prefix += 1)
      byPrefix.set(String(prefix).padStart(3, "0"), state);
  }
const byZip = new Map(rowsOf(exceptions).flatMap(([state = "", ...zips]) => zips.map((zip) => [zip, state] as const)));

/** The two-letter state of a ZIP code; null: none that we know. */
export const stateOfZip = (zip: string): string | null =>
  byZip.get(zip.slice(0, 5)) ?? byPrefix.get(zip.slice(0, 3)) ?? null;

/**
 * Whether a ZIP code may be in a state. One with unknown digits may be, and one whose neighbors are in two states may
 * be in both.
 */
export function isZipOf(zip: string, state: string): boolean {
  const prefix = zip.slice(0, 3);
  const usual = byPrefix.get(prefix);
  if (usual === undefined || usual === state) return true;
  return [...byZip].some(([other, its]) => its === state && other.startsWith(prefix));
}

const military = new Set(["AA", "AE", "AP"]);

/** The error for a ZIP code in a different state than the given one; null: none. */
export function zipStateError(zip: string, given: string): string | null {
  const state = stateOfZip(zip);
  if (state === null || isZipOf(zip, given)) return null;
  const where = military.has(state) ? `is a military ZIP code, for ${state}` : `is in ${mailedStateNames.get(state)}`;
  return `${zip.slice(0, 5)} ${where}. Check the ZIP code or the state`;
}
