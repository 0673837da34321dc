import type { ModelAlias } from "~/contracts/catalogue";
import { aliasConfidenceLabels, aliasKindLabels } from "~/contracts/vocabulary/catalogue";

/** Other names of the same or nearly the same bed, with how we know and how sure we are. */
export default function AliasList({ aliases }: { aliases: readonly ModelAlias[] }) {
  if (aliases.length === 0) return <p>We know of no other name for this bed.</p>;
  return (
    <div className="scroll-x" role="region" aria-label="Table of other names" tabIndex={0}>
      <table className="alias-table">
        <caption>Retailers often sell one bed under a name of their own</caption>
        <thead>
          <tr>
            <th scope="col">Sold as</th>
            <th scope="col">By</th>
            <th scope="col">How alike</th>
            <th scope="col">Evidence</th>
            <th scope="col">Confidence</th>
          </tr>
        </thead>
        <tbody>
          {aliases.map((alias) => (
            <tr key={`${alias.name} ${alias.seller}`}>
              <th scope="row">{alias.name}</th>
              <td>{alias.seller}</td>
              <td>{aliasKindLabels[alias.kind]}</td>
              <td>{alias.evidence}</td>
              <td>{aliasConfidenceLabels[alias.confidence]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
