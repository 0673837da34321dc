import type { ComparedModel } from "~/contracts/comparisons";
import type { MattressSize } from "~/contracts/mattress";
import Section from "~/ui/page/section";
import ComparisonTable, { type Column } from "./comparison-table";
import { comparisonGroups, differencesOf } from "./comparison-groups";
import LayerDrawings from "./layer-drawings";
import OtherNames from "./other-names";

interface SideBySideProps {
  models: readonly ComparedModel[];
  size: MattressSize;
  differencesOnly?: boolean;
}

/** Two to four beds, decision by decision, with their layers drawn to one scale. */
export default function SideBySide({ models, size, differencesOnly = false }: SideBySideProps) {
  const all = comparisonGroups(models, size);
  const groups = differencesOnly ? differencesOf(all).groups : all;
  const columns = columnsOf(models);
  return (
    <>
      <nav className="decisions" aria-label="Parts of this comparison">
        <ul className="cluster small decisions__list">
          {[...groups, { key: "names", title: "Names it sells under" }].map(({ key, title }) => (
            <li key={key}>
              <a className="quiet-link" href={`#${key}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Section key={group.key} name={group.key} title={group.title} target>
          {group.key === "inside" ? <LayerDrawings models={models} /> : null}
          <ComparisonTable group={group} columns={columns} />
        </Section>
      ))}
      <Section name="names" title="Names it sells under" target>
        <OtherNames models={models} />
      </Section>
    </>
  );
}

/** Beds go by brand alone unless two share one; then all go by their names. */
function columnsOf(models: readonly ComparedModel[]): Column[] {
  const brandsDiffer = new Set(models.map(({ brand }) => brand.slug)).size === models.length;
  return models.map(({ slug, brand, name }) => ({
    slug,
    brand: brand.name,
    name,
    short: brandsDiffer ? brand.name : name,
  }));
}
