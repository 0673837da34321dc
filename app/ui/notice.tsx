import type { ReactNode } from "react";
import Icon, { type IconName } from "./icon";

const icons = { info: "info", good: "check", bad: "alert", quiet: "info" } satisfies Record<string, IconName>;

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** "status" for a message that follows an action; "alert" when it is urgent. */
  role?: "status" | "alert";
}

/** A short message set apart from the text; icon and words convey its tone, not color alone. */
export default function Notice({ tone = "info", title, children, role }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} role={role}>
      <Icon name={icons[tone]} size={tone === "quiet" ? 18 : 22} />
      <div className="notice__body">
        {title === undefined ? null : <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
