import { randomInt, timingSafeEqual } from "node:crypto";
import type { Request, Response } from "express";
import { csrfFailed } from "./answers";
import { csrfCookie, readCookie, setCsrfToken } from "./cookies";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** A secret of 32 letters and digits, in Django's format. */
const newToken = () => Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join("");
const wellFormed = /^[A-Za-z0-9]{32}$/;

/** Sends the visitor's token again, or a new one, with the response to OPTIONS. */
export function offerCsrfToken(request: Request, response: Response): void {
  const held = readCookie(request, csrfCookie);
  setCsrfToken(response, held !== null && wellFormed.test(held) ? held : newToken());
}

/** Sign-in changes who the visitor is, so a token from before must not work after it. */
export function rotateCsrfToken(response: Response): void {
  setCsrfToken(response, newToken());
}

/**
 * Lets a write pass if it provably comes from a page of the site, by Django's rules: the Origin, if present, must be
 * ours; over HTTPS so must the Referer; the cookie and the header must carry the same token. Otherwise throws 403.
 * `trustedOrigins` are the sites whose pages may write, besides the upstream's own host.
 */
export function checkCsrf(request: Request, trustedOrigins: readonly string[]): void {
  const own = `${request.protocol}://${request.get("host") ?? ""}`;
  const trusted = (origin: string) => origin === own || trustedOrigins.includes(origin);
  const origin = request.get("origin");
  if (origin !== undefined) {
    if (!trusted(origin)) throw csrfFailed("Origin checking failed - the origin does not match any trusted origins.");
  } else if (request.secure) {
    checkReferer(request.get("referer"), trusted);
  }
  const cookie = readCookie(request, csrfCookie);
  if (cookie === null) throw csrfFailed("CSRF cookie not set.");
  const header = request.get("x-csrftoken");
  if (!header) throw csrfFailed("CSRF token missing.");
  if (!wellFormed.test(cookie) || !sameText(cookie, header)) throw csrfFailed("CSRF token incorrect.");
}

function checkReferer(referer: string | undefined, trusted: (origin: string) => boolean): void {
  if (!referer) throw csrfFailed("Referer checking failed - no Referer.");
  if (!URL.canParse(referer)) throw csrfFailed("Referer checking failed - Referer is malformed.");
  const { protocol, origin } = new URL(referer);
  if (protocol !== "https:") throw csrfFailed("Referer checking failed - Referer is insecure while host is secure.");
  if (!trusted(origin)) throw csrfFailed("Referer checking failed - the Referer does not match any trusted origins.");
}

const sameText = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left, "latin1"), Buffer.from(right, "latin1"));
