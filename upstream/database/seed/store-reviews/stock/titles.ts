import type { badOfStore } from "./blame";
import type { goodOfStore } from "./praise";

const rows = (text: string) => text.split("|");

export const goodStoreTitles: Readonly<Record<keyof typeof goodOfStore, readonly string[]>> = {
  service: rows("Good people|Helpful|They know their beds|Patient with us|Great service|Took their time|Nice staff"),
  selection: rows("Lots to try|Good selection|They had it on the floor|Worth a visit to compare|Plenty of beds"),
  pressure: rows("No pressure|They let you look|Low key|Nobody hovered|Take your time here|Not pushy"),
  delivery: rows("On time|Great delivery crew|Delivered as promised|Easy delivery|Careful movers"),
  honesty: rows("Honest prices|The tag is the price|Straight with me|Fair|Matched the price|No surprises"),
};
export const badStoreTitles: Readonly<Record<keyof typeof badOfStore, readonly string[]>> = {
  service: rows("Nobody helped|Don’t know their beds|Poor service|Ignored|No call back|Not helpful"),
  selection: rows("Not much to try|Small selection|Didn’t have it|Worn floor models|Slim pickings"),
  pressure: rows("Pushy|Too much pressure|Hovering|Like buying a car|Let me lie down|Hard sell"),
  delivery: rows("Late delivery|Delivery trouble|Wrong size delivered|Still waiting|Bad delivery"),
  honesty: rows("Watch the fees|Read the receipt|Not what I was told|Fake sale|Price games|Check online first"),
};
export const plainStoreTitles = rows(
  "My visit|Okay store|So-so|Mixed|It’s fine|Average|Some good, some bad|Fine for trying",
);
