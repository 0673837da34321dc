import { createHmac, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { Request } from "express";
import { z } from "zod";
import { visitorAddressHeader, visitorAddressSeconds, visitorAddressText } from "#contracts/visitor-address";

export interface VisitorSecret {
  /** Shared with the site that vouches for its visitors' addresses; null: the connection's address is used. */
  visitorSecret: string | null;
}

const form = /^(?<address>[0-9A-Fa-f.:]{2,45}) (?<seconds>\d{1,12}) (?<signature>[A-Za-z0-9_-]{43})$/;

/** Headers of operations whose rate limits apply to the visitor rather than the site. */
export const vouchedTries = {
  [visitorAddressHeader]: z
    .string()
    .optional()
    .describe("Vouches for the visitor’s address, as for signing in; attempts are then counted per visitor."),
};

/**
 * The visitor's address: the one that a site vouches for with the shared secret, else the connection's own. A forged,
 * stale or malformed header counts as absent.
 */
export function visitorAddress(request: Request, secret: string | null, now: Date): string {
  return vouchedAddress(request, secret, now) ?? request.ip ?? "0.0.0.0";
}

/** The address that a site vouches for; null: none, or none that can be trusted. */
export function vouchedAddress(request: Request, secret: string | null, now: Date): string | null {
  const given = form.exec(request.get(visitorAddressHeader) ?? "")?.groups;
  if (secret === null || given === undefined) return null;
  const { address = "", seconds = "", signature = "" } = given;
  if (isIP(address) === 0 || Math.abs(now.getTime() / 1000 - Number(seconds)) > visitorAddressSeconds) return null;
  const text = visitorAddressText(address, seconds, {
    method: request.method,
    path: request.originalUrl.split("?", 1)[0]!,
    requestId: request.get("x-request-id") ?? "",
  });
  const expected = createHmac("sha256", secret).update(text).digest();
  const claimed = Buffer.from(signature, "base64url");
  return claimed.length === expected.length && timingSafeEqual(claimed, expected) ? address : null;
}
