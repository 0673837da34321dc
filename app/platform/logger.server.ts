import pino, { type DestinationStream, type Logger } from "pino";
import { withoutAddresses } from "./addresses";
import type { Config } from "./config.server";
import { standardLog } from "#contracts/log-destination";
import type { Redact } from "./secret-addresses";

export type { Logger };

/** Names under which a secret or a person's words could reach a log object; one nesting deep too. */
const secret = [
  "authorization",
  "cookie",
  "email",
  "headers",
  "password",
  "query",
  "q",
  "search_term",
  "sessionid",
  "set-cookie",
  "token",
];

/** One JSON line an event on stdout, readable lines in development. `destination` replaces stdout, for tests. */
export async function createLogger(
  config: Pick<Config, "LOG_LEVEL" | "NODE_ENV">,
  redact: Redact,
  destination?: DestinationStream,
): Promise<Logger> {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: pino.stdSerializers.err },
      redact: { paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: "[redacted]" },
      // Last resort: the message of an error may quote what a visitor typed, and some paths contain tokens.
      hooks: { streamWrite: (line) => redact(withoutAddresses(line)) },
    },
    destination ?? (config.NODE_ENV === "development" ? await prettyStream() : standardLog(1)),
  );
}

/** Readable lines for a person; JSON where pino-pretty, a development package, is not installed. */
async function prettyStream(): Promise<DestinationStream> {
  try {
    const { default: pretty } = await import("pino-pretty");
    return pretty({ ignore: "reqId", translateTime: "HH:MM:ss.l", singleLine: true });
  } catch {
    return standardLog(1);
  }
}

/** Resolves when everything logged so far is written, or can't be: within two seconds. */
export function flushLogger(log: Logger): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}
