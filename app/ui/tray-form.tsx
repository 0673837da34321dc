import type { ReactNode } from "react";
import { paths } from "~/paths";

interface TrayFormProps {
  change: "add" | "remove" | "clear";
  model?: string;
  next: string;
  /** With scripts, too, the page goes on to `next`; otherwise it stays as it is. */
  follow?: boolean;
  className?: string;
  children: ReactNode;
}

/** Of what the tray says once it holds all that it can. */
export const trayFullId = "tray-full";

/** Changes the comparison of the visit: plain HTML, which scripts send in place (site/tray/use-tray-changes.ts). */
export default function TrayForm({ change, model, next, follow = false, className, children }: TrayFormProps) {
  return (
    <form className={className} method="post" action={paths.comparisonTray} data-follow={follow || undefined}>
      <input type="hidden" name="action" value={change} />
      {model === undefined ? null : <input type="hidden" name="model" value={model} />}
      <input type="hidden" name="next" value={next} />
      {children}
    </form>
  );
}
