import { z } from "zod";
import { trayChange, type TrayChange } from "~/contracts/comparison-tray";

/** Of compare buttons and of the tray. */
export const trayForm = z.object({
  action: z.string().optional(),
  model: z.string().optional(),
  next: z.string().max(2000).catch(""),
});

/** What such a form asks for; null where it is not complete. */
export const trayChangeOf = (form: { action?: string; model?: string }): TrayChange | null =>
  trayChange.safeParse(form).data ?? null;
