import { readdirSync } from "node:fs";
import type { Db } from "../../upstream/database/engine";
import type { Make } from "./durable-form";
import type { MakeLive } from "./live-form";
import type { Reads } from "./overfull-read";
import type { ValidForm } from "./site-actions";

/**
 * What an area says to the tests that try every form, text, list and operation: one file of tests/areas, which is found by
 * its folder. By the route where a route is named.
 */
export interface AreaSamples {
  /** A valid form of each action, for hostile ones. */
  forms?: Readonly<Record<string, ValidForm>>;
  /** The same where the upstream takes it: it is lost, sent again and counted. */
  liveForms?: Readonly<Record<string, MakeLive>>;
  /** What is sent while site and upstream are killed, by a name of its own; and in which roles of members it is. */
  durableForms?: Readonly<Record<string, Make>>;
  durableMembers?: readonly string[];
  /** Whom each operation lets in that isn't for everybody. */
  guarded?: Partial<Record<"signedIn" | "staff" | "payments", readonly string[]>>;
  texts?: readonly PeoplesText[];
  /** A row of each kind that somebody leaves who has an account. */
  leaves?(leaving: Leaving): Promise<unknown>;
  /** Stores more than each list holds that the read cuts, and says how those are asked for. */
  storeTooMuch?(db: Db, about: TooMuch): Promise<unknown>;
  overfullReads?(member: number): Reads;
}

/** A text of people by table and column, with the most characters that its form takes; a `name` has no signs of markup. */
export type PeoplesText = readonly [table: string, column: string, most: number, kind: "lines" | "line" | "name"];

interface Leaving {
  email: string;
  /** Sends them to the upstream. */
  write: (path: string, body: object) => Promise<unknown>;
  /** Makes words a sentence that nobody else has written. */
  say: (words: string) => string;
}

interface TooMuch {
  /** The account that owns it. */
  member: number;
  now: Date;
  /** So many rows. */
  many: number;
  /** The longest text of so many characters. */
  longest: (characters: number) => string;
}

const folder = new URL("../areas/", import.meta.url);

/** Vitest and Playwright both read them. Until they are there this file waits, so none of them may import it or what does. */
export const areaSamples: readonly AreaSamples[] = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const { samples } = (await import(new URL(file, folder).href)) as { samples: AreaSamples };
    return samples;
  }),
);

type ByName = "forms" | "liveForms" | "durableForms";

/** Those of all areas together. */
export const samplesOf = <Kind extends ByName>(kind: Kind) =>
  Object.assign({}, ...areaSamples.map((area) => area[kind])) as Required<AreaSamples>[Kind];
