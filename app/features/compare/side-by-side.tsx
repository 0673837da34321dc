import Disclosure from "~/ui/disclosure";
import Section from "~/ui/page/section";
import { columnsOf, groupDiffers, pairDiffers } from "./columns";
import { shownPair, type Comparison } from "./compare-address";
import type { ShownGroup } from "./rows/cells";
import type { ComparisonData } from "./comparison-data.server";
import ComparisonTable from "./comparison-table";
import PairSwitcher from "./pair-switcher";
import LayerDrawings from "./layer-drawings";
import OtherNames from "./other-names";

interface SideBySideProps extends Pick<ComparisonData, "beds" | "groups" | "sources"> {
  /** Null: two beds and their differences, and nothing to change. */
  comparison?: Comparison | null;
}

/** What few choose by: closed until it is asked for. */
const lessAsked: readonly string[] = ["sizes", "certificates"];

/** Two to four beds, decision by decision, with their layers drawn to one scale; a narrow window shows two of them. */
export default function SideBySide({ beds: models, groups, sources, comparison = null }: SideBySideProps) {
  const everything = comparison?.everything ?? false;
  const open = groups.filter(({ key }) => everything || !lessAsked.includes(key));
  const closed = groups.filter((group) => !open.includes(group));
  const slugs = models.map(({ slug }) => slug);
  const columns = columnsOf(models, shownPair({ models: slugs, pair: comparison?.pair ?? null }));
  /** Of a group that tells other beds apart than the two shown. */
  const hidden = !everything && groups.some(({ rows }) => rows.some((row) => !pairDiffers(row, columns)));
  const awayClass = (group: ShownGroup) => (everything || groupDiffers(group, columns) ? "" : " pair-alike");
  const tableOf = (group: ShownGroup) => <ComparisonTable group={group} columns={columns} everything={everything} />;
  const renamed = models.some(({ aliases }) => aliases.length > 0);
  const more = closed.length > 0 || renamed || sources.length > 0;
  return (
    <div className="stack stack--sections sides">
      {open.length === 0 ? null : <Jumps groups={open} classOf={awayClass} more={more} />}
      {columns.length > 2 && comparison !== null ? (
        <p className="small soft sides__pair">
          {`Two of your ${columns.length} beds. Select a name to swap in another one.`}
          {hidden ? " We’ve hidden what’s the same for both." : null}
        </p>
      ) : null}
      <PairSwitcher columns={columns} comparison={comparison} />
      {open.map((group) => (
        <Section
          key={group.key}
          name={group.key}
          title={group.title}
          className={`stack${awayClass(group)}`}
          headingClass="text-xl"
          target
        >
          {group.key === "inside" ? <LayerDrawings models={models} columns={columns} /> : null}
          {tableOf(group)}
        </Section>
      ))}
      {more ? (
        <Section name="more" title={moreTitle} className="stack stack--tight" headingClass="text-xl" target>
          <div>
            {closed.map((group) => (
              <Disclosure key={group.key} summary={group.title} className={awayClass(group).trim() || undefined}>
                {tableOf(group)}
              </Disclosure>
            ))}
            {renamed ? (
              <Disclosure summary="Other names for these beds">
                <OtherNames models={models} />
              </Disclosure>
            ) : null}
            {sources.length === 0 ? null : (
              <Disclosure summary="Where these facts come from">
                <ol className="small source-list">
                  {sources.map((text, index) => (
                    <li key={text} id={`source-${index + 1}`}>
                      {text}
                    </li>
                  ))}
                </ol>
              </Disclosure>
            )}
          </div>
        </Section>
      ) : null}
    </div>
  );
}

const moreTitle = "More about these beds";

interface JumpsProps {
  groups: readonly ShownGroup[];
  classOf: (group: ShownGroup) => string;
  /** Whether something stands below the groups. */
  more: boolean;
}

function Jumps({ groups, classOf, more }: JumpsProps) {
  return (
    <nav className="page-sections decisions" aria-label="Parts of this comparison">
      <ul className="cluster page-sections__list">
        {groups.map((group) => (
          <li key={group.key} className={classOf(group).trim() || undefined}>
            <a className="quiet-link" href={`#${group.key}`}>
              {group.title}
            </a>
          </li>
        ))}
        {more ? (
          <li>
            <a className="quiet-link" href="#more">
              {moreTitle}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
