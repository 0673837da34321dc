const rows = `
  AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
  DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas
  KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi
  MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York
  NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island
  SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington
  WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|VI Virgin Islands|GU Guam|AS American Samoa
`;

/** Other addresses that the Postal Service delivers to (Publication 28, appendix B). */
const others = `
  MP Northern Mariana Islands|FM Federated States of Micronesia|MH Marshall Islands|PW Palau
  AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific
`;

const readRows = (text: string) =>
  text
    .trim()
    .split(/[|\n]/)
    .map((row) => row.trim())
    .map((row): [string, string] => [row.slice(0, 2), row.slice(3)]);

/** Names of the states and territories that have stores or may have some, by their two letters. */
export const stateNames: ReadonlyMap<string, string> = new Map(readRows(rows));

const codes = new Map([...stateNames].map(([code, name]) => [name, code]));

/** The two letters of a state by its name in full. */
export const stateCode = (name: string) => codes.get(name)!;

const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

const mailed = new Map(
  [...readRows(rows), ...readRows(others)].flatMap(([code, name]) => [
    [letters(code), code],
    [letters(name), code],
  ]),
);
for (const [spelling, code] of [
  ["Washington DC", "DC"],
  ["US Virgin Islands", "VI"],
  ["Commonwealth of the Northern Mariana Islands", "MP"],
  ["Virgin Islands of the United States", "VI"],
  ["CNMI", "MP"],
  ["Micronesia", "FM"],
  ["Republic of the Marshall Islands", "MH"],
  ["Republic of Palau", "PW"],
  ["Armed Forces Africa", "AE"],
  ["Armed Forces Canada", "AE"],
  ["Armed Forces Middle East", "AE"],
] as const)
  mailed.set(letters(spelling), code);

/** The two letters of a state in an address as people write it, such as "Idaho", "id" or "N.Y."; null: it is none. */
export const mailedState = (typed: string): string | null => {
  const name = letters(typed);
  return mailed.get(name) ?? mailed.get(name.replace(/^(?:state|commonwealth)of|state$/, "")) ?? null;
};
