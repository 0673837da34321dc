import { capture } from "./commands.mjs";
import { installDebianPackage } from "./debian.mjs";
import { Failure } from "./project.mjs";

const installed = async () =>
  (await capture(["nginx", "-v"], { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).catch(() => ({ code: 1 })))
    .code === 0;

/** The long tests follow the README's ways to deploy behind an nginx of their own. */
export async function ensureNginx() {
  if (await installed()) return;
  if ((await installDebianPackage("nginx-light")) && (await installed())) return;
  throw new Failure("The long tests need nginx. Install it (Debian: nginx-light).");
}
