import type { ReactNode } from "react";
import Icon, { type IconName } from "./icon";

const icons = { info: "info", good: "check", bad: "alert", quiet: "info" } satisfies Record<string, IconName>;

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** "status" for what appears in answer to an action; "alert" when it cannot wait. */
  role?: "status" | "alert";
}

/** A short message set apart from the text; its tone is told by icon and words, not by color alone. */
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
