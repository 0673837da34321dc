import { execFile } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectCopy, runCommand } from "../support/command";
import { projectFolder } from "../support/upstream-template";

/**
 * What somebody who adds an area to the upstream has to do is what README says (A new page): its own files, which
 * are those in notes-area/, and a line or two in each of these. No other list names it.
 */
const namedIn: readonly [file: string, after: RegExp, line: string][] = [
  ["upstream/modules.ts", /^import .*"\.\/models\/module";$/m, 'import { notesModule } from "./notes/module";'],
  ["upstream/modules.ts", /^ {2}discussionsModule,$/m, "  notesModule,"],
  ["upstream/bootstrap.ts", /^ {6}sendsMail: .*$/m, "      mostNotes: 200,"],
  [
    "upstream/demo/demonstration.ts",
    /^import .*"\.\/move-dates";$/m,
    'import { insertNotePrompts } from "./notes/note-rows";',
  ],
  [
    "upstream/demo/demonstration.ts",
    /^ {4}await insertExpertReviews\(.*$/m,
    "    await insertNotePrompts(db, seeding);",
  ],
  ["contracts/vocabulary/uploads.ts", /^export const sentWithLabels = \{$/m, '  note: "Your note:",'],
  [
    "app/api/api.server.ts",
    /^import .*"#contracts\/mattresses";$/m,
    'import { note, notePrompts, notes, type NoteBody } from "#contracts/notes";',
  ],
  [
    "app/api/api.server.ts",
    /^ {4}contact: contactCalls\(client\),$/m,
    `    notes: {
      list: () => client.getRequired("notes/", notes),
      keep: (typed: NoteBody) => client.write("POST", "notes/", typed, note),
      prompts: () => client.getRequired("notes/prompts/", notePrompts),
    },`,
  ],
];

const root = projectFolder();
const area = join(root, "tests/long/notes-area");

async function recipe(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(area, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.slice(area.length + 1).replace(/\.txt$/, "")] = await readFile(path, "utf8");
  }
  const change = async (file: string, place: RegExp, text: (found: string) => string) => {
    const before = files[file] ?? (await readFile(join(root, file), "utf8"));
    expect([file, before]).toEqual([file, expect.stringMatching(place)]);
    files[file] = before.replace(place, text);
  };
  for (const [file, after, line] of namedIn) await change(file, after, (found) => `${found}\n${line}`);
  const version = /(?<=^export const seedVersion = )\d+/m;
  await change("upstream/seed-database.ts", version, (found) => String(Number(found) + 1));
  return files;
}

let files: Record<string, string>;
let folder: string;
beforeAll(async () => {
  files = await recipe();
  folder = await projectCopy(files);
});
afterAll(() => rm(folder, { recursive: true }));

/** What a program of the project says of the area's files. */
const said = (program: string, ...args: string[]) =>
  new Promise<string>((resolve) => {
    const command = [join("node_modules", program), ...args, ...Object.keys(files)];
    execFile(process.execPath, command, { cwd: folder }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
const checkTypes = () => said("oxlint/bin/oxlint", "--type-check", "--format=unix");

test("a new module is in every list when it says what it holds", async () => {
  const { output } = await runCommand(
    "test",
    ["upstream", "architecture", "notes.test", "arrows", "bounds", "circles"],
    {
      folder,
    },
  );
  expect(output).toMatch(/^upstream .* [1-9]\d* passed, 0 failed$/m);
  expect(output).toMatch(/\n\d+ passed, 0 failed\n$/);
});

test("its files are formatted, and their types agree", async () => {
  expect(await said("prettier/bin/prettier.cjs", "--check")).toContain("All matched files use Prettier code style!");
  expect(await checkTypes()).not.toMatch(/error|warning/i);
});

test("npm run openapi describes it", async () => {
  await runCommand("openapi", [], { folder });
  const document = JSON.parse(await readFile(join(folder, "docs/openapi.json"), "utf8"));
  expect(document.paths["/api/v2/notes/"].post.operationId).toBe("keepNote");
});

test("a module that leaves something out doesn't pass the type check", async () => {
  const leaveOut = async (file: string, text: string) => {
    const whole = files[file]!;
    expect(whole).toContain(text);
    await writeFile(join(folder, file), whole.replace(text, ""));
  };
  // Whose data it is, and what it takes of the process.
  await leaveOut("upstream/notes/module.ts", '      whose: "account",\n');
  await leaveOut("upstream/bootstrap.ts", "      mostNotes: 200,\n");
  const output = await checkTypes();
  expect(output).toMatch(/^upstream\/notes\/module\.ts:.* is not assignable to type 'TableFacts</m);
  expect(output).toMatch(/^upstream\/bootstrap\.ts:.*Property 'mostNotes' is missing/m);
});
