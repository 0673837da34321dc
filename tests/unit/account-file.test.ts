import { describe, expect, test } from "vitest";
import type { AccountData } from "#contracts/account/account";
import { accountFile } from "../../app/features/account/account-file.server";

const made_at = "2026-11-26T08:00:00.000Z";
const answers: Record<string, AccountData> = {
  first: { made_at, tables: { account: [{ id: 1 }], session: [], post: [{ id: 1, text: "“One”" }] }, next: "2-1" },
  "2-1": { made_at, tables: { post: [{ id: 2, text: null }] }, next: "2-2" },
  "2-2": { made_at, tables: { post: [], mail: [{ id: 9 }] }, next: null },
};

const linkTo = (upload: string, page: number) => `https://bedlark.example/${upload}/${page}/`;

async function piecesOf(next: (from: string) => Promise<AccountData>, pieces: string[] = []): Promise<string[]> {
  for await (const piece of accountFile({ first: answers.first!, next, linkTo })) pieces.push(piece);
  return pieces;
}

describe("The file of an account’s download", () => {
  test("has each table once, though its rows come in several answers", async () => {
    const pieces = await piecesOf((from) => Promise.resolve(answers[from]!));
    expect(JSON.parse(pieces.join(""))).toEqual({
      made_at,
      tables: {
        account: [{ id: 1 }],
        session: [],
        post: [
          { id: 1, text: "“One”" },
          { id: 2, text: null },
        ],
        mail: [{ id: 9 }],
      },
    });
    expect(pieces.length).toBeGreaterThan(2);
  });

  test("has a line for each value, indented as a whole", async () => {
    const text = (await piecesOf((from) => Promise.resolve(answers[from]!))).join("");
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    const pieces: string[] = [];
    const row = { text: "Two\nlines", of: { nothing: {}, none: [], some: [1, 2] } };
    const first = { made_at, tables: { none: [], post: [row] }, next: null };
    for await (const piece of accountFile({ first, next: () => Promise.reject(new Error()), linkTo }))
      pieces.push(piece);
    expect(pieces.join("")).toBe(`${JSON.stringify({ made_at, tables: first.tables }, null, 2)}\n`);
  });

  test("is sent as the answers come, and breaks off where one fails", async () => {
    const pieces: string[] = [];
    const failing = piecesOf(() => Promise.reject(new Error("gone")), pieces);
    await expect(failing).rejects.toThrow("gone");
    expect(pieces.join("")).toContain("“One”");
    expect(() => void JSON.parse(pieces.join(""))).toThrow(SyntaxError);
  });

  test("breaks off where answers lead back to one before, or don't come to an end", async () => {
    const endless: ((asked: number) => string)[] = [() => "account:1", (asked) => `account:${asked % 3}`, String];
    for (const placeAfter of endless) {
      let asked = 0;
      const next = () =>
        (asked += 1) > 5000
          ? Promise.reject(new Error("Asked without end"))
          : Promise.resolve({ made_at, tables: {}, next: placeAfter(asked) });
      await expect(piecesOf(next)).rejects.toThrow("don't come to an end");
    }
  });

  test("links to every picture of what was sent, of a tall receipt too", async () => {
    const upload = [
      { id: "receipt", pages: 2 },
      { id: "tall", pages: 12 },
      { id: "odd", pages: "many" },
    ];
    const first = { made_at, tables: { upload }, next: null };
    const pieces: string[] = [];
    for await (const piece of accountFile({ first, next: () => Promise.reject(new Error()), linkTo }))
      pieces.push(piece);
    expect(JSON.parse(pieces.join("")).tables.upload).toMatchObject([
      { links: ["https://bedlark.example/receipt/1/", "https://bedlark.example/receipt/2/"] },
      { links: Array.from({ length: 12 }, (_, index) => `https://bedlark.example/tall/${index + 1}/`) },
      { links: [] },
    ]);
  });

  test("is an object without tables when nothing is kept", async () => {
    const pieces: string[] = [];
    const first = { made_at, tables: {}, next: null };
    for await (const piece of accountFile({ first, next: () => Promise.reject(new Error()), linkTo }))
      pieces.push(piece);
    expect(pieces.join("")).toBe(`${JSON.stringify({ made_at, tables: {} }, null, 2)}\n`);
  });
});
