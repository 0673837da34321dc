/** Nicknames of cities when nothing else is typed, by place key. */
export const nicknames: ReadonlyMap<string, readonly [city: string, state: string]> = new Map([
  ["nyc", ["New York", "NY"]],
  ["ny", ["New York", "NY"]],
  ["newyorkcity", ["New York", "NY"]],
  ["manhattan", ["New York", "NY"]],
  ["la", ["Los Angeles", "CA"]],
  ["sf", ["San Francisco", "CA"]],
  ["dc", ["Washington", "DC"]],
  ["philly", ["Philadelphia", "PA"]],
  ["vegas", ["Las Vegas", "NV"]],
  ["slc", ["Salt Lake City", "UT"]],
  ["okc", ["Oklahoma City", "OK"]],
  ["nola", ["New Orleans", "LA"]],
]);
