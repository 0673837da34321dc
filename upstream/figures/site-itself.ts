import type { Request } from "express";
import { siteItself } from "#contracts/visitor-address";
import { forbidden } from "../http/answers";
import { vouchedAddress } from "../http/visitor-address";
import type { Services } from "../services";

/** Throws 403 unless the site asks for itself: nobody else has the secret with which it signs. */
export function requireSite(request: Request, { visitorSecret, clock }: Pick<Services, "visitorSecret" | "clock">) {
  if (vouchedAddress(request, visitorSecret, clock()) !== siteItself) throw forbidden();
}
