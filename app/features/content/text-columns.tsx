import type { ReactNode } from "react";
import Prose from "~/ui/page/prose";
import type { TextPart } from "./static-texts.server";

interface TextColumnsProps {
  parts: Readonly<Record<TextPart, string | null>>;
  /** What follows the text, before its sources. */
  children?: ReactNode;
}

/** A text with what it begins with before its contents. The document holds all of it once. */
export default function TextColumns({ parts, children }: TextColumnsProps) {
  return (
    <>
      <div className="guide-columns">
        <Prose name="answer" html={parts.answer} className="prose guide-text guide-answer" />
        <Prose name="contents" html={parts.contents} className="guide-contents" />
        <Prose name="text" html={parts.text} className="prose guide-text guide-body" />
      </div>
      {children}
      <Prose name="sources" html={parts.sources} className="" />
    </>
  );
}
