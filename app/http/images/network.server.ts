import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { buildConnector } from "undici";
import { notAllowed } from "./image-fault.server";
import { isPublicAddress } from "./public-address.server";

export interface Network {
  /** All addresses of a host name, of both kinds. */
  resolve(host: string): Promise<string[]>;
  /** Opens a connection to an address; no name is looked up any more. */
  connect: buildConnector.connector;
}

/** Asks name servers directly, the machine's by default: getaddrinfo takes threads with which pages read files. */
export function internet(nameServers?: string[]): Network {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  return {
    async resolve(host) {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    },
    connect: buildConnector({ timeout: 2000 }),
  };
}

/**
 * Connects to public addresses only. The address that was looked at is the one that is connected to: a name whose
 * answers change in between (DNS rebinding) gains nothing. One private address among several refuses all.
 */
export function publicOnly({ resolve, connect }: Network): buildConnector.connector {
  return (options, callback) => {
    const host = options.hostname.replace(/^\[(.*)\]$/, "$1");
    const addresses = isIP(host) > 0 ? Promise.resolve([host]) : resolve(host);
    addresses.then(
      (found) => {
        const [address] = found;
        if (address === undefined) return callback(new Error("The host has no address"), null);
        if (!found.every(isPublicAddress)) return callback(notAllowed("private_address"), null);
        // The certificate must still be that of the name, which stays in `host`.
        connect({ ...options, hostname: address }, callback);
      },
      (error: Error) => callback(error, null),
    );
  };
}
