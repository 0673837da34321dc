import { describe, expect, test } from "vitest";
import type { TablesOf } from "../../upstream/database/table-facts";
import { copyOrder, portionsOf, retentionOf } from "../../upstream/database/table-lists";
import { migrations, tables } from "../../upstream/modules";

describe("The modules of the upstream", () => {
  test("say in this order what is kept of visitors, as the privacy page prints it", () => {
    const order = [
      ...["visit", "ended visit", "saved match", "account", "sign-up", "account link", "tries", "known network"],
      ...["mail", "mail stop", "review draft", "review", "votes and reports", "claim draft", "bank account", "claim"],
      ...["books", "file", "post", "post votes", "post reports", "post draft", "message", "figures", "named figures"],
    ];
    const said = retentionOf(tables).map(({ name }) => name);
    expect(said.filter((name) => order.includes(name))).toEqual(order);
    expect(new Set(said).size).toBe(said.length);
  });

  test("number their migrations one after the other, since the baseline", () => {
    const names = Object.keys(migrations).toSorted();
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => 59 + index));
    expect(names.filter((name) => !/^\d{4}(?:-[a-z]+)+$/.test(name))).toEqual([]);
  });

  test("have each table once, and copy it after those that it refers to", () => {
    const order = copyOrder(tables);
    expect(order.toSorted()).toEqual(tables.flatMap(({ name, view }) => (view ? [] : [name])).toSorted());
    const early = tables.flatMap(({ name, refersTo = [] }) =>
      refersTo.filter((other) => order.indexOf(other) > order.indexOf(name)).map((other) => [name, other]),
    );
    expect(early).toEqual([]);
  });

  test("put what an account has in a table into its download in one piece", () => {
    const names = portionsOf(tables).map(({ table }) => table);
    expect(names.filter((name, at) => name !== names[at - 1])).toEqual([...new Set(names)]);
  });

  test("are refused by their type when a table is left out, or doesn't say whose it is and how long it is kept", () => {
    interface NoteTables {
      note: { text: string };
    }
    const retention = [{ name: "note", what: "Notes", why: "To keep them", time: null, then: "For good" }] as const;
    const download = [{ column: "account_id", deletion: "gone" }] as const;
    const said: TablesOf<NoteTables> = { note: { whose: "account", retention, download } };
    // @ts-expect-error A table that nothing is said of.
    const leftOut: TablesOf<NoteTables> = {};
    // @ts-expect-error Whose it is isn't said.
    const ofWhom: TablesOf<NoteTables> = { note: { retention, download } };
    // @ts-expect-error How long it is kept isn't said.
    const howLong: TablesOf<NoteTables> = { note: { whose: "account", download } };
    // @ts-expect-error What an account's download and deletion make of it isn't said.
    const asWhat: TablesOf<NoteTables> = { note: { whose: "account", retention } };
    // @ts-expect-error What becomes of it with the account isn't said.
    const gone: TablesOf<NoteTables> = { note: { whose: "account", retention, download: [{ column: "account_id" }] } };
    // @ts-expect-error Why it is of nobody isn't said.
    const ofNobody: TablesOf<NoteTables> = { note: { whose: "nobody" } };
    const refused = [leftOut, ofWhom, howLong, asWhat, gone, ofNobody];
    expect(refused).not.toContainEqual(said);
  });
});
