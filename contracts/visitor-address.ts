/**
 * A site may vouch for the address of the visitor it writes for, because the upstream itself sees only the site's. The
 * header consists of the address, the time in Unix seconds and a signature, separated by spaces: HMAC-SHA-256 of the
 * text below under a secret that both sides share, in base64url.
 */
export const visitorAddressHeader = "x-visitor-address";

/** How far its time may differ from the upstream's clock, in either direction. */
export const visitorAddressSeconds = 60;

/**
 * The address for writes that the site makes on its own behalf, without a visitor: the unspecified address (RFC 4291,
 * 2.5.2).
 */
export const siteItself = "::";

/** The request it belongs to; it isn't valid for another one. */
export interface VouchedRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** The value of X-Request-Id. */
  requestId: string;
}

/** The signed text. */
export const visitorAddressText = (address: string, seconds: string, { method, path, requestId }: VouchedRequest) =>
  ["visitor-address/1", address, seconds, method, path, requestId].join("\n");
