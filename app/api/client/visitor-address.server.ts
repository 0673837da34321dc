import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { visitorAddressText, type VouchedRequest } from "#contracts/visitor-address";

/** Vouches for a visitor's address: the header's value, or null without a secret or for what is no address. */
export function vouchedAddress(
  secret: string | undefined,
  address: string | undefined,
  request: VouchedRequest,
  now = Date.now(),
): string | null {
  // What a trusted proxy forwards may be any text.
  if (secret === undefined || address === undefined || isIP(address) === 0) return null;
  const seconds = String(Math.floor(now / 1000));
  const signature = createHmac("sha256", secret)
    .update(visitorAddressText(address, seconds, request))
    .digest("base64url");
  return `${address} ${seconds} ${signature}`;
}
