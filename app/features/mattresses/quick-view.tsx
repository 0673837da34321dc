import { materialLabels } from "#contracts/vocabulary/mattress";
import type { ListedRow } from "./listed-row.server";

/** What a card has no room for, without leaving the list. Renders nothing where the inside isn’t published. */
export default function QuickView({ model: { slug, name, layers, height_inches: height } }: Pick<ListedRow, "model">) {
  if (layers.length === 0) return null;
  return (
    <details className="small over-link quick-view" data-quick-view={slug}>
      <summary>
        Quick view<span className="visually-hidden"> of the {name}</span>
      </summary>
      <p>{`${height === null ? "What’s inside" : `${height}″ tall`}, from the top down:`}</p>
      <ol className="soft">
        {layers.map(({ material, inches }, index) => (
          <li key={index}>{`${inches}″ ${materialLabels[material]}`}</li>
        ))}
      </ol>
    </details>
  );
}
