import type { ComparedModel } from "~/contracts/comparisons";
import { aliasConfidenceLabels, aliasKindLabels } from "~/contracts/vocabulary/catalogue";

/** Other names under which the same or nearly the same beds are sold, with evidence and confidence. */
export default function OtherNames({ models }: { models: readonly ComparedModel[] }) {
  const rows = models.flatMap(({ brand, name, aliases }) =>
    aliases.map((alias) => ({ ...alias, bed: `${brand.name} ${name}` })),
  );
  const without = models
    .filter(({ aliases }) => aliases.length === 0)
    .map(({ brand, name }) => `${brand.name} ${name}`);
  return (
    <div className="stack">
      {rows.length === 0 ? null : (
        <table className="other-names">
          <caption>Retailers often sell one bed under a name of their own</caption>
          <thead>
            <tr>
              <th scope="col">Sold as</th>
              <th scope="col">By</th>
              <th scope="col">Is like</th>
              <th scope="col">How we know</th>
              <th scope="col">Confidence</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ bed, name, seller, kind, evidence, confidence }) => (
              <tr key={`${bed} ${name} ${seller}`}>
                <th scope="row">{name}</th>
                <td>
                  <span className="other-names__label">Sold by </span>
                  {seller}
                </td>
                <td>
                  {bed} <span className="other-names__kind">{aliasKindLabels[kind]}</span>
                </td>
                <td>{evidence}</td>
                <td>
                  {aliasConfidenceLabels[confidence]}
                  <span className="other-names__label"> confidence</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {without.length === 0 ? null : (
        <p className="soft">We know of no other name for {new Intl.ListFormat("en-US").format(without)}.</p>
      )}
    </div>
  );
}
