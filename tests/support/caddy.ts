import { completedSample, type FrontProxy, publicName, startFrontProxy, writeConfiguration } from "./front-proxy";

/**
 * Caddy with docs/deploy/Caddyfile in front of the sites on these ports. Ports, the certificate's files, in the place of those
 * that it would get by itself, and the list of sites are put in.
 */
export const startCaddy = (sites: readonly number[]): Promise<FrontProxy> =>
  startFrontProxy("caddy", ({ folder, httpPort, httpsPort, key, certificate }) => {
    const ports = `admin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}`;
    const text = completedSample("docs/deploy/Caddyfile", [
      ["\n{\n", `\n{\n\t${ports}\n`],
      [`\n${publicName} {\n`, `\n${publicName} {\n\ttls ${certificate} ${key}\n`],
      ["reverse_proxy 127.0.0.1:3000 {", `reverse_proxy ${sites.map((port) => `127.0.0.1:${port}`).join(" ")} {`],
    ]);
    const path = writeConfiguration(folder, "Caddyfile", text);
    return ["run", "--adapter", "caddyfile", "--config", path];
  });
