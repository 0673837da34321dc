import { paths } from "~/paths";

interface TermLinkProps {
  /** Slug of the glossary's term; none: the words stand alone. */
  term: string | undefined;
  children: string;
}

/** Words that lead to the glossary. A plain link, since its pages are documents of their own. */
export default function TermLink({ term, children }: TermLinkProps) {
  if (term === undefined) return <>{children}</>;
  return <a href={paths.term(term)}>{children}</a>;
}
