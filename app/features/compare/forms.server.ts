import { z } from "zod";

/** Of compare buttons and of the tray. */
export const trayForm = z.object({
  action: z.string().optional(),
  model: z.string().optional(),
  next: z.string().max(2000).catch(""),
});
