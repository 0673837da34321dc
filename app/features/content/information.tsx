import type { ReactNode } from "react";
import Breadcrumbs from "~/ui/breadcrumbs";
import Notice from "~/ui/notice";
import Day from "~/ui/page/day";
import type { informationParts } from "./information-parts.server";
import TextColumns from "./text-columns";
import type { TextPart } from "./static-texts.server";

interface InformationProps {
  page: ReturnType<typeof informationParts>["page"];
  parts: Readonly<Record<TextPart, string | null>>;
  /** Between its beginning and its text. */
  children?: ReactNode;
}

/** A page of information: about the site, help, rules and legal texts. */
export default function Information({ page, parts, children }: InformationProps) {
  const { title, summary, reviewed_on, demo, draft } = page;
  return (
    <article className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs />
        <h1>{title}</h1>
        {summary === "" ? null : <p className="lead">{summary}</p>}
        {reviewed_on === null ? null : (
          <p className="small soft">
            Last changed on <Day iso={reviewed_on} />.
          </p>
        )}
        {draft ? (
          <Notice title="This text is a draft">
            <p>
              {demo
                ? "This site is a demo, so this is a sample and binds nobody. It describes what the site does today."
                : "It describes what the site does today and may still change."}
            </p>
          </Notice>
        ) : null}
      </header>
      {children}
      <TextColumns parts={parts} />
    </article>
  );
}
