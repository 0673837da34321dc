import { mattressSize, type MattressSize } from "#contracts/mattress";
import type { Call } from "../http/operation";
import type { Session } from "./sessions";
import { rememberInSession, sessionOf, type SessionServices } from "./visitor";

export const sizeParameter = mattressSize
  .optional()
  .describe("Size that prices are shown for; remembered for the visit and used as its default.");

/** A request that may select a size for prices. */
export interface SizedCall extends Call {
  query: { readonly size: MattressSize | undefined };
}

/** The requested size, which the session then remembers; else the remembered one; else null. */
export async function shownSize(call: SizedCall, services: SessionServices): Promise<MattressSize | null> {
  const asked = call.query.size;
  if (asked === undefined) return (await sessionOf(call, services)).mattress_size;
  await rememberInSession(call, services, { mattress_size: asked });
  return asked;
}

/** The size for the prices in a response: like `shownSize`, defaulting to queen. */
export const pricedSize = async (call: SizedCall, services: SessionServices): Promise<MattressSize> =>
  (await shownSize(call, services)) ?? "queen";

/**
 * The same size together with the session, which is read only once; `usual` is the size shown if none was requested.
 */
export async function sessionWithSize(
  call: SizedCall,
  services: SessionServices,
  usual = (remembered: MattressSize | null): MattressSize => remembered ?? "queen",
): Promise<{ session: Session; size: MattressSize }> {
  const asked = call.query.size;
  const session = await sessionOf(call, services);
  if (asked !== undefined) await rememberInSession(call, services, { mattress_size: asked });
  return { session, size: asked ?? usual(session.mattress_size) };
}
