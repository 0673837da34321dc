import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { bundlePictureMakers, bundleUpstream } from "./steps/building.mjs";
import { foreground } from "./steps/commands.mjs";
import { forgetBuild } from "./steps/freshness.mjs";
import { Failure, inProject, root } from "./steps/project.mjs";
import { note } from "./steps/progress.mjs";
import { run } from "./steps/run.mjs";
import { followStart } from "./steps/start-messages.mjs";

/** Whether a host or an origin is this machine's own, as app/platform/config.server.ts has it. @param {string | undefined} given */
const isOwn = (given) => !given || /^(https?:\/\/)?(localhost|127(\.\d{1,3}){3}|\[?::1\]?)(:\d+)?\/?$/i.test(given);

/**
 * The site with reload on save. The reference upstream is not the server's child here, but ours: it restarts only when
 * its own sources change. With API_HOST set there is none.
 */
await run(async () => {
  forgetBuild();
  await bundlePictureMakers();
  const secret = randomBytes(32).toString("base64url");
  const upstream = process.env.API_HOST ? null : await startUpstream(secret);
  try {
    return await foreground([process.execPath, inProject("scripts", "dev-site.mjs")], {
      env: { NODE_ENV: "development", ...(upstream ? { API_HOST: upstream.origin, API_VISITOR_SECRET: secret } : {}) },
    });
  } finally {
    upstream?.stop();
  }
});

/**
 * Builds, starts and keeps restarting the reference upstream; resolves at its first readiness.
 * @param {string} secret with which the site vouches for its visitors' addresses
 */
async function startUpstream(secret) {
  /** @type {import("node:child_process").ChildProcess | null} */
  let child = null;
  let port = process.env.UPSTREAM_PORT ?? "0";
  let stopping = false;
  let restarting = Promise.resolve();
  const follow = followStart("Starting the reference upstream", "Saving a file rebuilds. Press Ctrl-C to stop.");

  const end = () =>
    new Promise((resolve) => {
      const old = child;
      child = null;
      if (!old || old.exitCode !== null || old.signalCode !== null) return resolve(undefined);
      old.once("exit", resolve);
      old.kill("SIGTERM");
    });

  const begin = () =>
    new Promise((resolve, reject) => {
      const started = spawn(process.execPath, ["--enable-source-maps", "build/upstream.js"], {
        cwd: root,
        stdio: ["ignore", "inherit", "inherit", "ipc"],
        // The site's own lines already name each call.
        env: {
          LOG_LEVEL: "warn",
          ...process.env,
          NODE_ENV: "development",
          UPSTREAM_PORT: port,
          UPSTREAM_VISITOR_SECRET: secret,
          UPSTREAM_SITE_REACH: [process.env.HOST, process.env.SITE_URL].every(isOwn) ? "loopback" : "public",
        },
        detached: process.platform !== "win32",
      });
      child = started;
      started.on("message", (/** @type {any} */ message) => {
        // The address that a newcomer opens is the site's, which starts next.
        follow.onMessage(message.type === "ready" ? { type: "ready", accounts: message.accounts } : message);
        if (message.type !== "ready") return;
        // The site was told this port once: a restart listens there again.
        port = String(message.port);
        resolve(undefined);
      });
      started.once("exit", () => {
        if (child === started && !stopping)
          note("The reference upstream ended; it starts again when its sources are saved.");
        follow.onEnd();
        reject(new Failure("The reference upstream did not start."));
      });
    });

  await new Promise((resolve, reject) => {
    let first = true;
    void bundleUpstream({
      watch: ({ errors }) => {
        for (const { text, location } of errors) note(`upstream: ${location?.file}:${location?.line} ${text}`);
        if (errors.length > 0) return;
        const again = !first;
        first = false;
        restarting = restarting.then(async () => {
          await end();
          if (stopping) return;
          if (again) note("Restarting the reference upstream.");
          await begin().then(resolve, reject);
        });
        restarting.catch(() => {});
      },
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      stopping = true;
      void end().then(() => process.exit());
    },
  };
}
