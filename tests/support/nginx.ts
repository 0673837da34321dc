import { join } from "node:path";
import { completedSample, type FrontProxy, startFrontProxy, writeConfiguration } from "./front-proxy";

/**
 * nginx with docs/deploy/nginx.conf in front of the sites on these ports. Ports, the folder of logs, the certificate's files and
 * the list of sites are put in. It listens on IPv4 alone, which every machine has.
 */
export const startNginx = (sites: readonly number[]): Promise<FrontProxy> =>
  startFrontProxy("nginx", ({ folder, httpPort, httpsPort, key, certificate }) => {
    const site = completedSample("docs/deploy/nginx.conf", [
      ["server 127.0.0.1:3000;", sites.map((port) => `server 127.0.0.1:${port};`).join(" ")],
      ["listen [::]:80;", ""],
      ["listen [::]:443 ssl http2;", ""],
      ["listen 80;", `listen 127.0.0.1:${httpPort};`],
      ["listen 443 ", `listen 127.0.0.1:${httpsPort} `],
      ["/etc/ssl/bedlark/fullchain.pem", certificate],
      ["/etc/ssl/bedlark/privkey.pem", key],
      ["/var/log/nginx/", `${folder}/`],
    ]);
    const included = writeConfiguration(folder, "site.conf", site);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const main = writeConfiguration(
      folder,
      "nginx.conf",
      `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid ${join(folder, "pid")};
       error_log stderr warn; events { worker_connections 4096; }
       http { access_log off; ${temporary.join(" ")} include ${included}; }`,
    );
    return ["-c", main, "-p", folder];
  });
