import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand, smallProject } from "../support/command";
import { projectFolder } from "../support/upstream-template";
import { sourceFiles } from "../architecture/source-files";

const inProject = (path: string) => join(projectFolder(), path);

test("npm run routes prints every URL with its file, what that can do and what it says of itself", async () => {
  const { code, output } = await runCommand("routes");
  expect(code).toBe(0);
  const rows = output
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/ {2,}/));
  expect(rows.map(([, file]) => file).sort()).toEqual(sourceFiles("app/routes"));
  const brand = ["/mattresses/:brand/", "app/routes/mattresses.$brand.tsx", "loader", "everyone", "brands"];
  expect(rows).toContainEqual([...brand, "reads=texts"]);
  const signIn = ["/signin/", "app/routes/signin.tsx", "loader action", "everyone", "noindex"];
  expect(rows).toContainEqual([...signIn, "private=secret writes=sign-in"]);
  expect(rows).toContainEqual(["/current-user/", "app/routes/current-user.ts", "loader no page", "everyone"]);
});

test("npm run openapi writes the document, which docs/ holds as it is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bedlark-openapi-"));
  const file = join(folder, "openapi.json");
  expect(await runCommand("openapi", [file])).toEqual({ code: 0, output: "" });
  expect(await readFile(file, "utf8")).toBe(await readFile(inProject("docs/openapi.json"), "utf8"));
  await rm(folder, { recursive: true });
});

test("config-table writes the settings into a README and leaves the rest of it", async () => {
  const readme = await readFile(inProject("README.md"), "utf8");
  const without = ["configuration", "upstream-configuration"].reduce(
    (text, name) => text.replace(new RegExp(`(<!-- ${name}:begin[^\\n]*\\n)[^]*(<!-- ${name}:end)`), "$1stale\n$2"),
    readme,
  );
  expect(without).not.toBe(readme);
  const settings = [...sourceFiles("app/platform").filter((file) => file.endsWith(".server.ts")), "upstream/config.ts"];
  const files = Object.fromEntries(
    await Promise.all(settings.map(async (file) => [file, await readFile(inProject(file), "utf8")] as const)),
  );
  const folder = await smallProject({ ...files, "README.md": without, ".cache/empty.txt": "" });
  expect(await runCommand("config-table", [], { folder })).toEqual({ code: 0, output: "" });
  expect(await readFile(join(folder, "README.md"), "utf8")).toBe(readme);
  await rm(folder, { recursive: true });
});
