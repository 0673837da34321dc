import { z } from "zod";
import { namedLink } from "../mattress";
import { list } from "../tolerance";

export const trayModel = namedLink.extend({ brand: namedLink });

/** Body of POST comparison-tray/; `clear` empties it. */
export const trayChange = z.discriminatedUnion("action", [
  z.object({ action: z.literal("add"), model: z.string().max(200) }),
  z.object({ action: z.literal("remove"), model: z.string().max(200) }),
  z.object({ action: z.literal("clear") }),
]);

/** Response to POST comparison-tray/ */
export const tray = z.object({ models: list(trayModel, 4, "query") });

export type TrayModel = z.infer<typeof trayModel>;
export type TrayChange = z.infer<typeof trayChange>;
export type Tray = z.infer<typeof tray>;
