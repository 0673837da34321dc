import { mattressSize, type MattressSize } from "#contracts/mattress";
import { invalid } from "../http/answers";
import type { Query } from "../http/query";
import type { Call } from "../http/operation";
import type { Visit } from "./sessions";
import { rememberInVisit, visitOf, type VisitServices } from "./visitor";

export const sizeParameter = mattressSize
  .optional()
  .describe("Size whose prices are shown; remembered for the visit, whose size is the default.");

/** The size in a request, or null. Throws 400 for an unknown one. */
export function requestedSize(query: Query): MattressSize | null {
  const text = query.text("size");
  if (text === null) return null;
  const size = mattressSize.safeParse(text);
  if (!size.success) throw invalid({ size: [`"${text}" is not one of the available choices.`] });
  return size.data;
}

/** The size asked for, which the visit then remembers; else the one it remembers; else null. */
export async function shownSize(call: Call, services: VisitServices): Promise<MattressSize | null> {
  const asked = requestedSize(call.query);
  if (asked === null) return (await visitOf(call, services)).mattress_size;
  await rememberInVisit(call, services, { mattress_size: asked });
  return asked;
}

/** The size of the prices that a request is answered with: as `shownSize`, by default a queen. */
export const pricedSize = async (call: Call, services: VisitServices): Promise<MattressSize> =>
  (await shownSize(call, services)) ?? "queen";

/** The same size with the visit itself, whose session is read once; `usual`: what is shown where that size was not asked for. */
export async function sessionWithSize(
  call: Call,
  services: VisitServices,
  usual = (remembered: MattressSize | null): MattressSize => remembered ?? "queen",
): Promise<{ visit: Visit; size: MattressSize }> {
  const asked = requestedSize(call.query);
  const visit = await visitOf(call, services);
  if (asked !== null) await rememberInVisit(call, services, { mattress_size: asked });
  return { visit, size: asked ?? usual(visit.mattress_size) };
}
