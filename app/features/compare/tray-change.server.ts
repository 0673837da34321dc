import { trayChange, type TrayChange } from "~/contracts/comparison-tray";

/** What the form of a compare button or of the tray asks for; null for a form that is neither. */
export function readTrayChange(form: FormData): TrayChange | null {
  const parsed = trayChange.safeParse({ action: form.get("action"), model: form.get("model") });
  return parsed.success ? parsed.data : null;
}
