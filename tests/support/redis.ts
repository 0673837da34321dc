import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./loopback";

export const redisIsInstalled = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis server of the test's own, on loopback, that keeps nothing. */
export async function startRedis() {
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Ready to accept connections")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`redis-server ended with exit code ${code}:\n${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
