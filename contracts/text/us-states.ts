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

/** Names of the states and territories that have or may have stores, by two-letter code. */
export const stateNames: ReadonlyMap<string, string> = new Map(readRows(rows));

/** Names of all areas that the Postal Service delivers to, by two-letter code. */
export const mailedStateNames: ReadonlyMap<string, string> = new Map([...readRows(rows), ...readRows(others)]);

const codes = new Map([...stateNames].map(([code, name]) => [name, code]));

/** The two-letter code for a state's full name. */
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
/** Common abbreviations besides the two-letter codes (among others Publication 28, appendix B). */
const abbreviations = `
  AL Ala|AZ Ariz|AR Ark|CA Calif|CA Cal|CO Colo|CO Col|CT Conn|DE Del|FL Fla|ID Ida|IL Ill|IN Ind|KS Kans|KS Kan|KY Ken
  MA Mass|MI Mich|MN Minn|MS Miss|MT Mont|NE Nebr|NE Neb|NV Nev|NM N Mex|ND N Dak|OK Okla|OR Oreg|OR Ore|PA Penna|PA Penn
  SD S Dak|TN Tenn|TX Tex|WA Wash|WV W Va|WI Wisc|WI Wis|WY Wyo|NC N Car|SC S Car|DC Washington DC|DC Wash DC
  NC N Carolina|NC No Carolina|SC S Carolina|SC So Carolina|ND N Dakota|ND No Dakota|SD S Dakota|SD So Dakota|WV W Virginia
  VI US Virgin Islands|VI USVI|VI Virgin Islands of the United States|MP CNMI|MP Northern Marianas|MP Northern Mariana
  MP Commonwealth of the Northern Mariana Islands|MP Northern Marianas Islands|MP N Mariana Islands|FM Micronesia|FM FSM
  MH Republic of the Marshall Islands|MH RMI|PW Republic of Palau|AE Armed Forces Africa|AE Armed Forces Canada
  AE Armed Forces Middle East
`;
for (const [code, spelling] of readRows(abbreviations)) mailed.set(letters(spelling), code);

/** A name with its two-letter code is redundant: "California (CA)", "CA - California". */
const namedTwice = (name: string) =>
  [
    [name.slice(0, 2), name.slice(2)],
    [name.slice(-2), name.slice(0, -2)],
  ]
    .map((parts) => parts.map((part) => mailed.get(part)))
    .find(([one, other]) => one !== undefined && one === other)?.[0];

/** Words around a name: "the State of Texas", "New York State", "Texas, USA", "APO AE". */
const around =
  /^(?:the)?(?:(?:state|commonwealth|territory)of)?(?:[afd]po)?|(?:state)?(?:usa?|unitedstates(?:ofamerica)?)?$/g;

/**
 * The two-letter code of a state as people write it in an address, such as "Idaho", "id", "N.Y." or "Calif."; null: it
 * is none.
 */
export const mailedState = (typed: string): string | null => {
  const name = letters(typed);
  const alone = name.replace(around, "");
  return mailed.get(name) ?? mailed.get(alone) ?? namedTwice(alone) ?? null;
};
