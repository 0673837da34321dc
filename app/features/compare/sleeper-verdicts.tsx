import { uncapitalized } from "#contracts/english";
import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { ComparisonDetail, SleeperVerdict } from "#contracts/compare/comparisons";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import { noPrice, price } from "~/mattress/price";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import Icon from "~/ui/icon";
import DataTable from "~/ui/table/data-table";

type Sides = Record<"left" | "right", Pick<ComparisonDetail["left"], "brand">>;

function Side({ verdict, side, brand }: { verdict: SleeperVerdict; side: "left" | "right"; brand: string }) {
  const { model, score, band } = verdict[side];
  return (
    <>
      <span className="small soft compared__whose">{brand}</span>{" "}
      <span>
        <span className="verdicts__score">
          {verdict.better === side ? <Icon name="check" size={18} /> : null}
          <strong>{Math.round(score)}</strong> <span className="soft">of 100{band === null ? "" : `, ${band}`}</span>
        </span>{" "}
        <Link className="small verdicts__model" to={paths.model(model.slug)}>
          {model.name}
        </Link>{" "}
        <span className="small soft">
          {model.price_cents === null ? noPrice(model.price_size) : price(model.price_cents)}
        </span>
      </span>
    </>
  );
}

/** What tells beds apart that fit equally well; nothing where a price is unknown. */
function cheaper({ model: one }: SleeperVerdict["left"], { model: other }: SleeperVerdict["left"]): string[] {
  if (one.price_cents === null || other.price_cents === null) return [];
  const less = other.price_cents - one.price_cents;
  if (less === 0) return [`They cost the same for a ${sizeInSentence(one.price_size)}.`];
  return [
    `The ${(less > 0 ? one : other).brand.name} costs ${price(Math.abs(less))} less for a ${sizeInSentence(one.price_size)}.`,
  ];
}

/**
 * What gives the better side its lead or the two parts that most favor it, and the one that most favors the other; of even
 * ones the price, too.
 */
function reasonsOf({ better, parts, lead, left, right, cheaper: chosen }: SleeperVerdict): string[] {
  if (better === "even") {
    const reasons = parts.slice(0, 2).map(({ because }) => because);
    // Where neither is chosen for its price, that is said already.
    const even = reasons.length > 0 || chosen === null ? reasons : ["Both fit about equally well."];
    return [...even, ...cheaper(left, right)];
  }
  const speaks = ({ difference }: { difference: number }) => (better === "left" ? difference > 0 : difference < 0);
  const against = parts.find((part) => part.difference !== 0 && !speaks(part));
  const named = parts.filter(speaks).map(({ because }) => because);
  const own = lead === null ? named.slice(0, 2) : [lead, ...named.slice(0, 1)];
  // What speaks for the other never stands alone.
  const reasons = own.length > 0 ? own : [`The ${{ left, right }[better].model.brand.name} scores higher overall.`];
  return [...reasons, ...(against === undefined ? [] : [`But ${uncapitalized(against.because)}`])];
}

/** Of two that fit equally well the cheaper one is the better choice. */
function betterWords({ better, cheaper }: SleeperVerdict, names: Record<"left" | "right", string>): string {
  if (better !== "even") return names[better];
  return cheaper === null ? "About even" : `${names[cheaper]}, on price`;
}

/** A word goes by the list of its sleeper, and these are lists of several. */
function BandWords() {
  return (
    <Disclosure summary="Why the same score can be good here and excellent there" className="disclosure--narrow">
      <p>
        The word after a score says how the bed stands in that sleeper’s own list of all beds. So 88 is excellent for a
        sleeper whose best beds score about as much, and good for one whose best beds score more. A weakness in
        something that matters to the sleeper rules out the better words, however high the score. Where we know too
        little about a bed, we only call it possible.
      </p>
    </Disclosure>
  );
}

/** Who is better off with which brand, sleeper by sleeper: the best bed of each, and the parts that decide. */
export default function SleeperVerdicts({ verdicts, left, right }: Sides & { verdicts: readonly SleeperVerdict[] }) {
  const names = { left: left.brand.name, right: right.brand.name };
  return (
    <>
      {verdicts.some((verdict) => verdict.left.band !== null || verdict.right.band !== null) ? <BandWords /> : null}
      <DataTable
        className="compared verdicts"
        caption="The best bed of each brand for each kind of sleeper"
        columns={[
          {
            heading: "Sleeper",
            cell: ({ label, answers }) => (
              <>
                {`${label} `}
                <Link className="small verdicts__all" to={paths.exampleResults(answers)}>
                  See all matches<span className="visually-hidden"> for: {label}</span>
                </Link>
              </>
            ),
          },
          { heading: names.left, cell: (verdict) => <Side verdict={verdict} side="left" brand={names.left} /> },
          { heading: names.right, cell: (verdict) => <Side verdict={verdict} side="right" brand={names.right} /> },
          {
            heading: "Better choice, and why",
            className: "verdicts__why",
            cell: (verdict) => (
              <>
                {verdict.better === "even" && verdict.cheaper === null ? null : (
                  <span className="small soft compared__whose">Better choice: </span>
                )}
                <strong>{betterWords(verdict, names)}</strong>
                {reasonsOf(verdict).map((reason) => (
                  <Fragment key={reason}>
                    {" "}
                    <span className="note compared__note">{reason}</span>
                  </Fragment>
                ))}
              </>
            ),
          },
        ]}
        rows={verdicts}
        keyOf={({ key }) => key}
      />
    </>
  );
}
