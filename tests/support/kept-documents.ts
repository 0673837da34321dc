import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the suite `html` finds the documents that the journeys came upon (scripts/steps/html-validity.mjs). */
const folder = fileURLToPath(new URL("../output/html", import.meta.url));

export async function forgetDocuments(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Keeps a document for the W3C checker, which starts once for all of them. Names are unique: "brands, page 2, as sent". */
export const keepDocument = (name: string, html: string): Promise<void> =>
  writeFile(join(folder, `${encodeURIComponent(name)}.html`), html, { flag: "wx" });
