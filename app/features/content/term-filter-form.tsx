import { Form } from "@remix-run/react";
import { paths } from "~/paths";

/** Looks a word up, within a kind if one is chosen. */
export default function TermFilterForm({ q, kind }: { q: string; kind: string | null }) {
  return (
    <Form method="get" action={paths.glossary} role="search" aria-label="Glossary" className="term-filter">
      <label className="name" htmlFor="glossary-word">
        Look up a word
      </label>
      <div className="term-filter__row">
        <input
          id="glossary-word"
          className="field__input term-filter__input"
          type="search"
          dir="auto"
          name="q"
          defaultValue={q}
          key={q}
        />
        {kind === null ? null : <input type="hidden" name="kind" value={kind} />}
        <button className="button" type="submit">
          Look it up
        </button>
      </div>
    </Form>
  );
}
