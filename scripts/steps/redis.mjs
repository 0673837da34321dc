import { capture } from "./commands.mjs";
import { installDebianPackage } from "./debian.mjs";

/** The tests of shared rate limits start a Redis of their own; where there is none, they are counted as skipped. */
export async function redisForTests() {
  const { code } = await capture(["redis-server", "--version"]).catch(() => ({ code: 1 }));
  if (code !== 0) await installDebianPackage("redis-server");
}
