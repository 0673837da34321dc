import type { Policies } from "~/contracts/catalogue";
import { trialTerms, warrantyTerms, type PolicyTerm } from "~/mattress/policy-terms";
import { notPublished } from "~/mattress/price";
import TermLink from "~/mattress/glossary/term-link";
import FactSource from "./fact-source";

function Terms({ title, terms, policies }: { title: string; terms: readonly PolicyTerm[]; policies: Policies }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="definitions">
        {terms.map(({ term, glossary, text, note }) => {
          const noted = note?.(policies);
          return (
            <div key={term} className="definitions__row">
              <dt>
                <TermLink term={glossary}>{term}</TermLink>
              </dt>
              <dd>
                {text(policies) ?? <em className="soft not-published">{notPublished}</em>}{" "}
                {noted === undefined ? null : <span className="note">{noted}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Trial and warranty; "not published" is distinct from "no". */
export default function PolicyList({ policies }: { policies: Policies }) {
  return (
    <div className="stack">
      <div className="grid policies">
        <Terms title="Trial and returns" terms={trialTerms} policies={policies} />
        <Terms title="Warranty" terms={warrantyTerms} policies={policies} />
      </div>
      <FactSource source={policies.source} checked_on={policies.checked_on} />
    </div>
  );
}
