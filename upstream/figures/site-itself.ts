import type { Request } from "express";
import { siteItself } from "#contracts/visitor-address";
import type { DbAndClock } from "../database/services";
import { forbidden } from "../http/answers";
import { type VisitorSecret, vouchedAddress } from "../http/visitor-address";

/** Throws 403 unless the request is the site's own: nobody else has the secret to sign it. */
export function requireSite(request: Request, { visitorSecret, clock }: VisitorSecret & Pick<DbAndClock, "clock">) {
  if (vouchedAddress(request, visitorSecret, clock()) !== siteItself) throw forbidden();
}
