import type { Request } from "express";
import { pathOf } from "../request-state.server";

const address = /^\/unsubscribe\/[A-Za-z0-9_.-]{1,500}\/$/;

/**
 * Whether a mail provider may be pressing "unsubscribe" for a reader (RFC 8058): it sends no cookie, comes from anywhere
 * and writes `List-Unsubscribe=One-Click` as a form of either kind. The signed token in the address is all that decides;
 * nothing of the body is read.
 */
export const isOneClick = (req: Request): boolean => req.method === "POST" && address.test(pathOf(req));
