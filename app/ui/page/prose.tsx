import { useRevalidator } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef } from "react";

/** On the server the HTML of this document's texts by name; browsers have none. */
export const ProseContext = createContext<ReadonlyMap<string, string> | null>(null);

/** Kept by React as it is, whatever stands in it. */
const asItIs = { __html: "" };

interface ProseProps {
  name: string;
  /** Null: the document holds it (app/http/prose.server.ts); nothing stands for an empty text. */
  html: string | null;
  className?: string;
}

/** A text that was rendered on the server: a document holds it once, as HTML, and not among its data as well. */
export default function Prose({ name, html, className = "prose" }: ProseProps) {
  const sent = useContext(ProseContext)?.get(name);
  const box = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Empty: the page was not taken over, but made anew, from data that left the text to the document.
    if (html === null && box.current?.hasChildNodes() === false) revalidate();
  }, [html, revalidate]);
  if (html === "") return null;
  if (html !== null) return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  const markup = sent === undefined ? asItIs : { __html: sent };
  return <div className={className} ref={box} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
