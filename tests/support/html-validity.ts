import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const checker = join(dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")), "build/dist/vnu.jar");

interface CheckerMessage {
  type: string;
  subType?: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** Runs the W3C checker over documents by name; returns its errors and warnings as sentences. */
export async function htmlFaults(documents: ReadonlyMap<string, string>, directory: string): Promise<string[]> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const names = [...documents.keys()];
  await Promise.all(
    names.map((name, index) => writeFile(join(directory, `${index}.html`), documents.get(name) ?? "")),
  );
  const files = (await readdir(directory)).map((file) => join(directory, file));
  const report = await new Promise<string>((resolve, reject) => {
    execFile(
      "java",
      ["-jar", checker, "--format", "json", ...files],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, _stdout, stderr) => {
        // The checker writes its report to stderr and exits 1 when it has errors to report.
        if (stderr.trimStart().startsWith("{")) resolve(stderr);
        else reject(error ?? new Error(`the checker said nothing: ${stderr}`));
      },
    );
  });
  const { messages } = JSON.parse(report) as { messages: CheckerMessage[] };
  // What remains are hints on style, such as the slashes that React writes in void elements.
  const faults = messages.filter(({ type, subType }) => type === "error" || subType === "warning");
  return faults.map((message) => {
    const index = Number(/(\d+)\.html$/.exec(message.url)?.[1]);
    return `${names[index]}: ${message.subType ?? message.type}: ${message.message} ${message.extract ?? ""}`;
  });
}
