import { z } from "zod";
import { type ContentVersion, type NewVersion, newVersion } from "#contracts/content/editing";
import { fieldText } from "#contracts/refusals/field-text";
import { tooLong } from "#contracts/text/length-limit";
import type { ContentPerson, Source } from "#contracts/content/content";

const lines = (most: number) => z.string().max(most, tooLong(most)).optional();

/** One schema for the buttons of the page: preview and publish send the text, restore sends a version's number. */
export const contentForm = z.object({
  intent: z.enum(["preview", "restore"]).optional(),
  base: z.string().regex(/^\d{1,6}$/, { error: "Open the page again and press the button there" }),
  version: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  title: newVersion.shape.title.optional(),
  summary: newVersion.shape.summary.optional(),
  body: newVersion.shape.body.optional(),
  reviewed_on: newVersion.shape.reviewed_on.optional(),
  short: z.string().max(60, tooLong(60, "the short name")).optional(),
  also: lines(500),
  kind: newVersion.shape.kind,
  figure: newVersion.shape.figure,
  written_by: lines(310),
  reviewed_by: lines(310),
  sources: lines(8000),
  related: lines(1500),
  note: newVersion.shape.note.optional(),
});

/** A text as the fields show it. */
export const fieldsOf = (base: number, { version: _, sources, related, also, ...text }: ContentVersion) => ({
  ...text,
  base: String(base),
  reviewed_on: text.reviewed_on ?? "",
  also: also.join(", "),
  kind: text.kind ?? undefined,
  figure: text.figure ?? undefined,
  written_by: text.written_by === null ? "" : personLine(text.written_by),
  reviewed_by: text.reviewed_by === null ? "" : personLine(text.reviewed_by),
  sources: sources.map(sourceLine).join("\n"),
  related: related.join("\n"),
});

/** "Title | Authors and publisher | 2021 | https://…", with what is unknown left empty. */
const sourceLine = ({ title, by, year, url }: Source) =>
  [title, by ?? "", year === null ? "" : String(year), url ?? ""].join(" | ").replace(/(?: \| ?)+$/, "");

/** "Name | what they do" */
const personLine = ({ name, about }: ContentPerson) => (about === "" ? name : `${name} | ${about}`);

/** Null of nothing; undefined where it isn't written so. */
function readPerson(line = ""): ContentPerson | null | undefined {
  const [name = "", about = "", ...rest] = line.split("|").map((part) => part.trim());
  if (name === "" && about === "") return null;
  return name === "" || rest.length > 0 ? undefined : { name, about };
}

const missing = {
  title: "Write a title",
  summary: "Say in one sentence what it is about",
  body: "Write the text",
  reviewed_on: "Enter the day on which the facts were checked",
  note: "Say in a few words what you changed",
} as const;

type Read = { ok: true; version: NewVersion & { sources: Source[] } } | { ok: false; errors: Record<string, string[]> };

/** What was typed as a new version; `noted` false for a preview, which needs no note. */
export function readVersion(typed: z.output<typeof contentForm>, noted: boolean): Read {
  const errors: Record<string, string[]> = {};
  for (const [name, message] of Object.entries(missing)) {
    if (typed[name as keyof typeof missing] === undefined && (noted || name !== "note")) errors[name] = [message];
  }
  const sources = partsOf(typed.sources, "\n").map(readSource);
  const wrong = sources.findIndex((each) => each === null);
  if (wrong >= 0) {
    errors.sources = [`Write line ${wrong + 1} as: title | authors and publisher | year | web address`];
  }
  const [writtenBy, reviewedBy] = [readPerson(typed.written_by), readPerson(typed.reviewed_by)];
  if (writtenBy === undefined) errors.written_by = ["Write it as: name | what they do"];
  if (reviewedBy === undefined) errors.reviewed_by = ["Write it as: name | their training"];
  const { title = "", summary = "", body = "", reviewed_on = "", note = "Preview", short = "", kind, figure } = typed;
  const version = {
    base: Number(typed.base),
    title,
    summary,
    body,
    reviewed_on,
    note,
    short,
    also: partsOf(typed.also, ","),
    kind,
    figure: figure ?? null,
    written_by: writtenBy ?? null,
    reviewed_by: reviewedBy ?? null,
    sources: sources.flatMap((each) => each ?? []),
    related: partsOf(typed.related, "\n"),
  };
  // Of lists, whose parts a form has in one field.
  for (const { path, message } of newVersion.safeParse(version, { error: fieldText }).error?.issues ?? []) {
    if (path[0] !== "base") errors[String(path[0])] ??= [message];
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, version };
}

const partsOf = (text: string | undefined, mark: string) =>
  (text ?? "")
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

function readSource(line: string): Source | null {
  const [title = "", by = "", year = "", url = "", ...rest] = line.split("|").map((part) => part.trim());
  if (title === "" || rest.length > 0) return null;
  if (!/^(?:\d{4})?$/.test(year) || !/^(?:https?:\/\/\S+)?$/.test(url)) return null;
  return { title, by: by === "" ? null : by, year: year === "" ? null : Number(year), url: url === "" ? null : url };
}
