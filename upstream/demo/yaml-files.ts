import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** The YAML files of a folder of the demonstration with what they hold, by their names. Throws what is wrong with a file under its name. */
export function readYamlFiles<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): (readonly [name: string, content: z.output<Schema>])[] {
  const path = join("upstream", "demo", folder);
  return readdirSync(path)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => {
      const read = schema.safeParse(parse(readFileSync(join(path, name), "utf8")));
      if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
      return [name, read.data] as const;
    });
}
