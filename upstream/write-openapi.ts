import { writeFileSync } from "node:fs";
import { areas } from "./modules";
import { openApiDocument } from "./openapi/document";

/** Writes the document to the file given as the first argument, docs/openapi.json by default. */
const [file = "docs/openapi.json"] = process.argv.slice(2);
writeFileSync(file, `${JSON.stringify(openApiDocument(areas), null, 2)}\n`);
