import type { Policies } from "#contracts/catalogue";
import { trialTerms, warrantyTerms, type PolicyTerm } from "~/mattress/policy-terms";
import { notPublished } from "~/mattress/price";
import TermLink from "~/mattress/glossary/term-link";
import Disclosure from "~/ui/disclosure";
import FactSource from "./fact-source";

interface TermsProps {
  title: string;
  terms: readonly PolicyTerm[];
  policies: Policies;
  /** All but the first, in a narrow window. */
  folded?: boolean;
}

function Terms({ title, terms, policies, folded = false }: TermsProps) {
  const shown = folded ? terms.slice(0, 1) : terms;
  return (
    <div>
      <h3>{title}</h3>
      <TermRows terms={shown} policies={policies} />
      {shown.length === terms.length ? null : (
        <Disclosure summary="What it covers" className="disclosure--narrow">
          <TermRows terms={terms.slice(shown.length)} policies={policies} />
        </Disclosure>
      )}
    </div>
  );
}

function TermRows({ terms, policies }: Pick<TermsProps, "terms" | "policies">) {
  return (
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
  );
}

/** Trial and warranty; "not published" is distinct from "no". */
export default function PolicyList({ policies }: { policies: Policies }) {
  return (
    <div className="stack">
      <div className="grid policies">
        <Terms title="Trial and returns" terms={trialTerms} policies={policies} />
        <Terms title="Warranty" terms={warrantyTerms} policies={policies} folded />
      </div>
      <FactSource source={policies.source} checked_on={policies.checked_on} />
    </div>
  );
}
