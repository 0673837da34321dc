import { capture } from "./commands.mjs";
import { installDebianPackage } from "./debian.mjs";
import { Failure } from "./project.mjs";

/** @param {string[]} command */
const works = async (command) =>
  (await capture(command, { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).catch(() => ({ code: 1 }))).code === 0;

/**
 * The long tests run the samples of docs/deploy. That of nginx, by which they deploy as the README says, has to be tried; that
 * of Caddy is where Caddy is installed or can be.
 */
export async function ensureFrontProxies() {
  const [nginx, caddy] = [
    ["nginx", "-v"],
    ["caddy", "version"],
  ];
  if (!(await works(caddy))) await installDebianPackage("caddy");
  if (await works(nginx)) return;
  if ((await installDebianPackage("nginx-light")) && (await works(nginx))) return;
  throw new Failure("The long tests need nginx. Install it (Debian: nginx-light).");
}
