import { formatMoney } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { BedVerdict, ComparisonVerdict } from "#contracts/compare/verdict";
import type { MattressSize } from "#contracts/mattress";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import type { ShownBed } from "./comparison-data.server";

interface VerdictProps {
  verdict: ComparisonVerdict;
  models: readonly ShownBed[];
  size: MattressSize;
  title?: string;
  headingClass?: string;
}

/** Which bed to choose, before any table: when each is right, and what the dearer ones give for their money. */
export default function Verdict(props: VerdictProps) {
  const { verdict, models, size, title = "Which one to choose", headingClass } = props;
  const { for_you, alike, beds, money } = verdict;
  const made = models.some((model) => model.made);
  const unanswered = models.every(({ your_match }) => your_match === null);
  return (
    <Section name="verdict" title={title} className="stack compare-verdict" headingClass={headingClass}>
      {for_you === null ? null : <p className="compare-verdict__you measure">{for_you}</p>}
      {alike === null ? null : <p className="measure">{alike}</p>}
      {made ? null : (
        <p className="measure">{`These beds aren’t made in a ${sizeInSentence(size)}. Pick another size below.`}</p>
      )}
      {beds.length === 0 ? null : (
        <ul className="compare-verdict__beds">
          {beds.map((bed) => {
            const model = models.find(({ slug }) => slug === bed.slug);
            return model === undefined ? null : (
              <Bed key={bed.slug} bed={bed} model={model} size={made ? size : null} />
            );
          })}
        </ul>
      )}
      {money.length === 0 || !made ? null : (
        <div className="compare-verdict__money">
          <h3 className="compare-verdict__title">What they cost, and what you get for it</h3>
          <ul className="stack stack--tight">
            {money.map((sentence) => (
              <li className="measure" key={sentence}>
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unanswered ? (
        <p className="small">
          <Link to={paths.finder}>Answer a few questions</Link>{" "}
          <span className="soft">to see how well each one fits you</span>
        </p>
      ) : null}
    </Section>
  );
}

interface BedProps {
  bed: BedVerdict;
  model: ShownBed;
  /** Null: none of the beds is made in it, which is said once for all of them. */
  size: MattressSize | null;
}

function Bed({ bed, model, size }: BedProps) {
  const name = <Link to={paths.model(model.slug)}>{`${model.brand.name} ${model.name}`}</Link>;
  const cents = model.now_cents;
  const inSize = `a ${sizeInSentence(size)}`;
  // Of a bed that is no choice the words beside it say why, so that it isn't said twice.
  const price =
    size === null || (bed.choose_if === null && !model.made) ? null : (
      <span className="soft compare-verdict__price">
        {cents !== null
          ? `(${formatMoney(cents)} for ${inSize})`
          : model.made
            ? `(we haven’t seen a price for ${inSize})`
            : `(not made in ${inSize})`}
      </span>
    );
  return (
    <li className="compare-verdict__bed">
      {bed.choose_if === null ? (
        <>
          <strong>{name}</strong> {price} <br />
          {bed.otherwise}
        </>
      ) : (
        <>
          <strong>Choose the {name}</strong> {price} if {bed.choose_if}.
        </>
      )}
    </li>
  );
}
