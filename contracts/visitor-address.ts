/**
 * A site may vouch for the address of the visitor for whom it writes, since the upstream itself sees only the site's.
 * The header holds the address, the time in Unix seconds and a signature, with a space between: HMAC-SHA-256 of
 * the text below under a secret that both sides share, in base64url.
 */
export const visitorAddressHeader = "x-visitor-address";

/** How far its time may be from the upstream's clock, either way. */
export const visitorAddressSeconds = 60;

/** The address of a write that the site makes for itself and for no visitor: that of nobody (RFC 4291, 2.5.2). */
export const siteItself = "::";

/** The request that it belongs to; another one can't carry it. */
export interface VouchedRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** Of X-Request-Id. */
  requestId: string;
}

/** What is signed. */
export const visitorAddressText = (address: string, seconds: string, { method, path, requestId }: VouchedRequest) =>
  ["visitor-address/1", address, seconds, method, path, requestId].join("\n");
