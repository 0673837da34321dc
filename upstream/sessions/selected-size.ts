import { mattressSize, type MattressSize } from "#contracts/mattress";
import type { Call } from "../http/operation";
import type { Session } from "./sessions";
import { rememberInSession, sessionOf, type SessionServices } from "./visitor";

export const sizeParameter = mattressSize
  .optional()
  .describe("Size that prices are shown for; remembered for the visit and used as its default.");

/** A request that may ask for the prices of a size. */
export interface SizedCall extends Call {
  query: { readonly size: MattressSize | undefined };
}

/** The size asked for, which the visit then remembers; else the one it remembers; else null. */
export async function shownSize(call: SizedCall, services: SessionServices): Promise<MattressSize | null> {
  const asked = call.query.size;
  if (asked === undefined) return (await sessionOf(call, services)).mattress_size;
  await rememberInSession(call, services, { mattress_size: asked });
  return asked;
}

/** The size of the prices that a request is answered with: as `shownSize`, by default a queen. */
export const pricedSize = async (call: SizedCall, services: SessionServices): Promise<MattressSize> =>
  (await shownSize(call, services)) ?? "queen";

/** The same size with the visit itself, whose session is read once; `usual`: what is shown where that size was not asked for. */
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
