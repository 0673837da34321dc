import type { Policies } from "~/contracts/catalogue";
import { trialRows, warrantyRows, type PolicyRow } from "~/mattress/policy-rows";
import { notPublished } from "~/mattress/price";
import Day from "~/ui/page/day";

function Rows({ title, rows }: { title: string; rows: readonly PolicyRow[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="definitions">
        {rows.map((row) => (
          <div key={row.term} className="definitions__row">
            <dt>{row.term}</dt>
            <dd>
              {row.text === null ? <em className="soft not-published">{notPublished}</em> : row.text}
              {row.note ? <span className="note">{row.note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Trial and warranty; "not published" is distinct from "no". */
export default function PolicyList({ policies }: { policies: Policies }) {
  return (
    <div className="stack">
      <div className="grid policies">
        <Rows title="Trial and return" rows={trialRows(policies)} />
        <Rows title="Warranty" rows={warrantyRows(policies)} />
      </div>
      <p className="small soft">
        Source: {policies.source}, checked <Day iso={policies.checked_on} />.
      </p>
    </div>
  );
}
