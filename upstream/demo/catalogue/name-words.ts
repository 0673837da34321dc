/**
 * Names that the demonstration invents for shops and for what they call a brand's beds. None is the name of a real chain or
 * mattress: tests/demo/catalogue-names.test.ts holds the lists to check against.
 */

/** Names under which invented stores sell a model of a brand. */
export const storeNameBeginnings = [
  "Ashby Court",
  "Bartram",
  "Cold Harbor",
  "Danbury",
  "Eastbrook",
  "Fairmount",
  "Gable End",
  "Hollins",
  "Inkwell",
  "Jessup",
  "Kettle Hill",
  "Longmeadow",
  "Marlow",
  "Nine Oaks",
  "Overlook",
  "Pettigrew",
  "Quarry Bank",
  "Ravenswood",
  "Stockbridge",
  "Tollgate",
  "Underwood",
  "Varick",
  "Weir Street",
  "Yorktown",
] as const;

/** Shops that exist only in the demonstration. */
export const inventedStores = [
  "Brookstead Mattress",
  "Hartfield Home Furnishings",
  "Canal Street Mattress Outlet",
  "Ellery & Vance Sleep Gallery",
  "Northgate Sleep Center",
  "Carrow Furniture",
  "Dunmore Discount Mattress",
] as const;
