const zones: Record<string, string> = {
  "America/New_York": "CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV FL IN KY TN",
  "America/Chicago": "AL AR IA IL LA MN MO MS OK WI FL IN KS KY ND NE SD TN TX",
  "America/Denver": "CO MT NM UT WY KS ND NE SD TX AZ",
  "America/Los_Angeles": "CA WA NV OR ID",
  "America/Boise": "ID OR",
  "America/Phoenix": "AZ",
  "America/Detroit": "MI",
  "America/Menominee": "MI",
  "America/Indiana/Indianapolis": "IN",
  "America/Indiana/Knox": "IN",
  "America/Indiana/Marengo": "IN",
  "America/Indiana/Petersburg": "IN",
  "America/Indiana/Tell_City": "IN",
  "America/Indiana/Vevay": "IN",
  "America/Indiana/Vincennes": "IN",
  "America/Indiana/Winamac": "IN",
  "America/Kentucky/Louisville": "KY",
  "America/Kentucky/Monticello": "KY",
  "America/North_Dakota/Beulah": "ND",
  "America/North_Dakota/Center": "ND",
  "America/North_Dakota/New_Salem": "ND",
  "America/Anchorage": "AK",
  "America/Adak": "AK",
  "America/Juneau": "AK",
  "America/Metlakatla": "AK",
  "America/Nome": "AK",
  "America/Sitka": "AK",
  "America/Yakutat": "AK",
  "Pacific/Honolulu": "HI",
};

const zonesOf = new Map<string, Set<string>>();
for (const [zone, states] of Object.entries(zones)) {
  for (const state of states.split(" ")) zonesOf.set(state, (zonesOf.get(state) ?? new Set()).add(zone));
}

/** The Little Missouri: North Dakota north of it keeps Central Time (49 CFR 71.7), where `lookUp` may say Mountain Time. */
const centralNorthDakota = 47.6;

const aDegree = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((tenths) => tenths / 10);

/**
 * The time zone of a point in a state. The borders that `lookUp` knows are some miles off, so that a town near one
 * may get a zone of the next state or country: then the nearest point with a zone of its own state decides.
 */
export function timeZoneIn(
  state: string,
  latitude: number,
  longitude: number,
  lookUp: (latitude: number, longitude: number) => string,
): string {
  const known = zonesOf.get(state) ?? new Set();
  const [only = ""] = known;
  if (known.size === 1) return only;
  if (state === "ND" && latitude > centralNorthDakota) return "America/Chicago";
  for (const away of aDegree) {
    for (const [up, right] of [
      [0, 0],
      [0, -1],
      [0, 1],
      [1, 0],
      [-1, 0],
    ] as const) {
      const zone = lookUp(latitude + up * away, longitude + right * away);
      if (known.has(zone)) return zone;
    }
  }
  return only;
}
