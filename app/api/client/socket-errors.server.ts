import { UpstreamFault, type FaultKind, type Phase } from "./fault.server";

const timeouts = new Set(["UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT"]);

const lost = new Set(["UND_ERR_SOCKET", "ECONNRESET", "ECONNABORTED", "EPIPE", "UND_ERR_DESTROYED"]);

/** undici reports these two misbehaviours as plain socket errors; only the words tell them from a lost connection. */
const misbehaviour = /^bad (response|upgrade)$/;

/** What an error of node:net, node:tls or undici means for the call, given how far it had come. */
export function classify(error: Error, phase: Phase, bytes: number, upstreamStatus: number | null): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  // A DOMException has a number for its code.
  const { code: given } = error as { code?: unknown };
  const code = typeof given === "string" && given !== "" ? given : error.name;
  return new UpstreamFault(error.message, { kind: kindOf(error, code, phase), phase, code, bytes, upstreamStatus });
}

function kindOf(error: Error, code: string, phase: Phase): FaultKind {
  if (timeouts.has(code)) return "timeout";
  if (phase === "connect") return "unreachable";
  // Once the head has come, a lost connection is a cut answer; and what is no lost connection is misbehaviour.
  return phase === "headers" && lost.has(code) && !misbehaviour.test(error.message) ? "dropped" : "broken";
}
