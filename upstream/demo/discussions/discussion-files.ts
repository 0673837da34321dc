import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { matchAnswers } from "#contracts/match/match";
import { hidingReasons, questionTopicLabels } from "#contracts/vocabulary/discussions";
import { termsOf } from "#contracts/vocabulary/terms";
import { addressOf } from "../../rules/match/address";

/** Below the working directory, as the guides are (upstream/content/content-files.ts). */
const folder = join("upstream", "demo", "discussions", "texts");

const day = z.iso.date();
const minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
const text = z.string().trim().min(1);

const expertFile = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    "works-for": z.string(),
    conflicts: z.string(),
    bio: z.string().trim(),
  }),
);

const questionFile = z.strictObject({
  title: z.string().max(120),
  topics: z.array(z.enum(termsOf(questionTopicLabels))).min(1),
  asker: z.string(),
  "asked-on": day,
  question: text,
  terms: z.array(z.string()).default([]),
  beds: matchAnswers.strict().transform(addressOf).optional(),
  answers: z
    .array(
      z.strictObject({
        by: z.string(),
        on: day,
        votes: z.number().int().min(0).default(0),
        accepted: z.boolean().default(false),
        text,
      }),
    )
    .default([]),
});

const memberFile = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    joined: day,
    role: z.enum(["moderator"]).optional(),
    badge: z.string().optional(),
    about: z.string().optional(),
  }),
);

const threadFile = z.strictObject({
  title: z.string().max(120),
  category: z.string(),
  posts: z
    .array(
      z.strictObject({
        by: z.string(),
        at: minute,
        text,
        quotes: z.number().int().optional(),
        quoted: z.string().optional(),
        hidden: z.string().optional(),
        reason: z.enum(termsOf(hidingReasons)).optional(),
        edited: minute.optional(),
        was: text.optional(),
      }),
    )
    .min(1),
  locked: z.string().optional(),
  pinned: z.boolean().default(false),
});

export type QuestionFile = z.output<typeof questionFile> & { slug: string };
export type ThreadFile = z.output<typeof threadFile> & { slug: string };

export const readExperts = () => read("experts.yaml", expertFile);
export const readMembers = () => read("members.yaml", memberFile);

export const readQuestionFiles = (): QuestionFile[] =>
  namesIn("questions").map((slug) => ({ ...read(join("questions", `${slug}.yaml`), questionFile), slug }));

export const readThreadFiles = (): ThreadFile[] =>
  namesIn("threads").map((slug) => ({ ...read(join("threads", `${slug}.yaml`), threadFile), slug }));

const namesIn = (name: string) =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort();

/** Throws with the file's name at one that is not as it should be. Days stay text in the core schema. */
function read<T>(file: string, schema: z.ZodType<T>): T {
  const found = schema.safeParse(parse(readFileSync(join(folder, file), "utf8"), { schema: "core" }));
  if (!found.success) throw new Error(`${file}: ${z.prettifyError(found.error)}`);
  return found.data;
}
