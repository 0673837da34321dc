import type { Policies } from "~/contracts/catalogue";
import { formatDate } from "~/ui/format";
import { trialRows, warrantyRows, type PolicyRow } from "~/mattress/policy-rows";
import { notPublished } from "~/mattress/price";

function Rows({ title, rows }: { title: string; rows: readonly PolicyRow[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="definitions">
        {rows.map((row) => (
          <div key={row.term} className="definitions__row">
            <dt>{row.term}</dt>
            <dd>
              {row.text === null ? <em className="not-published">{notPublished}</em> : row.text}
              {row.note ? <span className="definitions__note">{row.note}</span> : null}
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
      <div className="policies">
        <Rows title="Trial and return" rows={trialRows(policies)} />
        <Rows title="Warranty" rows={warrantyRows(policies)} />
      </div>
      <p className="small soft">
        Source: {policies.source}, checked <time dateTime={policies.checked_on}>{formatDate(policies.checked_on)}</time>
        .
      </p>
    </div>
  );
}
