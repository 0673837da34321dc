import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyticsDocument, dataLayerSchema } from "./analytics-document";

/** Writes both documents into the folder named first on the command line, docs by default. */
const [folder = "docs"] = process.argv.slice(2);
writeFileSync(join(folder, "analytics.md"), analyticsDocument());
writeFileSync(join(folder, "data-layer.schema.json"), dataLayerSchema());
