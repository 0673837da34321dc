import { trayChange, type TrayChange } from "~/contracts/comparison-tray";

/** What the form of a compare button or of the tray asks for; null for a form that is neither. */
export function readTrayChange(form: { action?: string; model?: string }): TrayChange | null {
  const parsed = trayChange.safeParse(form);
  return parsed.success ? parsed.data : null;
}
