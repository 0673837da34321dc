import { createHash } from "node:crypto";
import type { Db } from "../../upstream/database/engine";

/** A form as it is sent to the site, again and again until it is acknowledged. */
export interface SentForm {
  path: string;
  fields: Record<string, string>;
  /** Of a form that has one. */
  file?: Buffer;
  /** Whose session it is sent in. */
  as?: Reader;
  /** Of somebody else: their session. */
  session?: string;
  /** Where the acknowledgment leads, since that tells whoever sent it what has happened. */
  leads?: RegExp;
  /** Is given that address, and the session that came with it. */
  told?(led: string, session: string | null): void;
  /**
   * It can be done once: whoever was not answered, and sends it again, is told that the link is over, or has to sign in.
   * Then it is done.
   */
  once?: true;
}

/** Accounts of the demonstration: a claimant, and two of staff. */
export type Reader = "member" | "staff" | "colleague";

/** Of two people at once one is acknowledged, and the other is told that somebody came first. */
export interface Rivals {
  rivals: readonly [SentForm, SentForm];
  /** Which of them was acknowledged. */
  won(which: 0 | 1): void;
}

/** What somebody looks up before the next form; asked again until it is answered. */
export interface Lookup {
  /** What the API answers staff, or whose session it is; null: there is no such page. */
  // As ApiAnswer has it.
  // oxlint-disable-next-line typescript/no-explicit-any
  read(path: string, session?: string): Promise<any>;
  /** Of the newest mail to that address that has such a link. */
  mailed(address: string, link: RegExp): string;
}

/** Each by the address to which the one before led. */
export type Step = (led: string, look: Lookup) => SentForm | Rivals | Promise<SentForm | Rivals>;

/** What somebody writes: one form after the other. */
export interface DurableForms {
  steps: readonly Step[];
  /** Those that come once mail has been delivered. */
  afterMail?: readonly Step[];
  /** Where they share a network; else each has one of its own. */
  headers?: Record<string, string>;
  /** How often what they ask for is in each of the tables that keep it: once each in the end. */
  entries(db: Db): Promise<number[]>;
  /** What has happened, in order, and what should have: nothing twice. */
  history?(db: Db): Promise<{ found: string; wanted: string }>;
  /** Who gets a mail because of it. */
  mailed: string | null;
}

export interface DurableWorld {
  /** Numbers of published reviews that nobody has voted for. */
  bedReviews: readonly number[];
  storeReviews: readonly number[];
  /** Shown answers, with the votes that they have, and that nobody of these tests has voted for. */
  answers: readonly { id: number; votes: number }[];
  bed: string;
  store: string;
  /** A cash back offer that runs, and a day on which it does. */
  offer: { slug: string; day: string };
  picture: Buffer;
}

export type Make = (number: number, world: DurableWorld) => DurableForms;

/** The key of a form: another for each thing that is named. */
export const keyFor = (...named: readonly (string | number)[]) =>
  createHash("sha256").update(named.join(" ")).digest("base64url").slice(0, 22);

export const rows = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;

/** Of a draft or a claim, in the address that a step led to. */
export const tokenIn = (led: string) => /\/(?:draft|claim)\/([^/]+)\//.exec(led)![1]!;
