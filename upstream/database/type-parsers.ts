import pg, { type CustomTypesConfig } from "pg";

const { builtins } = pg.types;
/** count(*) is an int8 and money a numeric: both stay far below 2^53 here. */
const asNumber = new Set<number>([builtins.INT8, builtins.NUMERIC]);

/**
 * How column values become JavaScript values, the same on both engines: int8 and numeric become numbers, a date its ISO
 * text (a Date would shift with the time zone), timestamptz a Date, and json is parsed.
 */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (asNumber.has(oid)) return Number;
    if (oid === builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format as "text");
  }) as typeof pg.types.getTypeParser,
};
