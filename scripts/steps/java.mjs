import { capture } from "./commands.mjs";
import { installDebianPackage } from "./debian.mjs";
import { Failure } from "./project.mjs";

/** The W3C checker (vnu-jar) needs this release or a later one. */
const oldest = 17;

async function javaRelease() {
  const { output } = await capture(["java", "-version"]).catch(() => ({ output: "" }));
  return Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
}

/** Makes sure that `java` on the PATH runs the W3C checker. */
export async function ensureJava() {
  if ((await javaRelease()) >= oldest) return;
  if ((await installDebianPackage("default-jre-headless")) && (await javaRelease()) >= oldest) return;
  throw new Failure(
    `The W3C checker needs Java ${oldest} or newer, and \`java\` is missing or older. ` +
      "Install one (Debian: default-jre-headless) and run again.",
  );
}
