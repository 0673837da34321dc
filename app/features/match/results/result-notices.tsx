import { Link } from "@remix-run/react";
import Notice from "~/ui/notice";
import type { ResultNotice } from "./result-text.server";

interface ResultNoticesProps {
  notices: readonly ResultNotice[];
  /** Of a saved result, which cannot be changed. */
  fixed: boolean;
}

/** What somebody should know of their answers before they look at the beds. */
export default function ResultNotices({ notices, fixed }: ResultNoticesProps) {
  return (
    <>
      {notices.map(({ tone, title, text, link }) => (
        <Notice tone={tone} title={title} key={title}>
          <p>
            {text} {fixed ? null : <Link to={link.href}>{link.text}</Link>}
          </p>
        </Notice>
      ))}
    </>
  );
}
