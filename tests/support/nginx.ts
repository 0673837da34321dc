import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./loopback";
import { projectFolder } from "./upstream-template";

/** The name that the sample of docs/deploy/nginx.conf has. */
export const publicName = "www.example.com";
export const publicOrigin = `https://${publicName}`;

export interface Nginx {
  httpPort: number;
  httpsPort: number;
  /** Of the certificate, which is signed by itself. */
  certificate: string;
  stop(): Promise<void>;
}

/** Debian puts it where only root looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/**
 * nginx with docs/deploy/nginx.conf in front of the sites on these ports. Ports, the certificate's files and the list of sites are
 * put in, as whoever copies it does; nothing else is changed.
 */
export async function startNginx(sites: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "bedlark-nginx-"));
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const subject = ["-subj", `/CN=${publicName}`, "-addext", `subjectAltName=DNS:${publicName}`];
  const keyOptions = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...keyOptions, ...subject, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const changes: [string, string][] = [
    ["server 127.0.0.1:3000;", sites.map((port) => `server 127.0.0.1:${port};`).join(" ")],
    ["listen 80;", `listen 127.0.0.1:${httpPort};`],
    ["listen 443 ", `listen 127.0.0.1:${httpsPort} `],
    ["/etc/ssl/bedlark/fullchain.pem", certificate],
    ["/etc/ssl/bedlark/privkey.pem", key],
  ];
  const sample = readFileSync(join(projectFolder(), "docs/deploy/nginx.conf"), "utf8");
  for (const [from] of changes) if (!sample.includes(from)) throw new Error(`docs/deploy/nginx.conf lacks ${from}`);
  writeFileSync(
    join(folder, "site.conf"),
    changes.reduce((text, [from, to]) => text.replace(from, to), sample),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid ${join(folder, "pid")};
     error_log stderr warn; events {} http { access_log off; ${temporary.join(" ")} include ${join(folder, "site.conf")}; }`,
  );
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PATH },
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "exit");
  while (!(await listens(httpsPort))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with exit code ${child.exitCode}:\n${said}`);
    await pause(50);
  }
  return {
    httpPort,
    httpsPort,
    certificate: readFileSync(certificate, "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
