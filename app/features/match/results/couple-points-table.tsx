import type { MatchResult, PartPoints } from "#contracts/match/match";
import { matchPartLabels, sleeperLabels } from "#contracts/vocabulary/match";
import { countedParts, pointsText } from "~/mattress/match/match-points";
import { minusText, Points, PointsNotes } from "./points-table";

type Couple = Pick<MatchResult, "parts" | "deductions" | "score" | "sleepers">;

/** Each part's points for both sleepers and for the two together, why, and the scores that they add up to. */
export default function CouplePointsTable({ result, caption }: { result: Couple; caption: string }) {
  const { parts, deductions, score, sleepers } = result;
  const counted = countedParts(parts);
  return (
    <div className="stack stack--tight">
      <div className="scroll-x" role="region" aria-label={caption} tabIndex={0}>
        <table className="points-table points-table--couple">
          <caption>
            {caption}. {ruleOf(sleepers)}
          </caption>
          <thead>
            <tr>
              <th scope="col">What we score</th>
              {sleepers.map(({ sleeper }) => (
                <th key={sleeper} scope="col" className="number">
                  {sleeperLabels[sleeper]}
                </th>
              ))}
              <th scope="col" className="number">
                Together
              </th>
            </tr>
          </thead>
          {counted.map((part, index) => {
            const each = sleepers.map(({ sleeper, parts: own }) => ({ sleeper, part: partOf(own, part) }));
            return (
              <tbody key={part.part}>
                <tr>
                  <th scope="row">
                    <span className="small soft points-table__number">{index + 1}</span> {matchPartLabels[part.part]}
                  </th>
                  {each.map(({ sleeper, part: own }) => (
                    <Points key={sleeper} part={own} />
                  ))}
                  <Points part={part} />
                </tr>
                <tr>
                  <td colSpan={4} className="points-table__whys">
                    {each.map(({ sleeper, part: own }) =>
                      own === undefined ? null : (
                        <span key={sleeper} className="note">
                          {`${sleeperLabels[sleeper]}: ${own.because} `}
                        </span>
                      ),
                    )}
                  </td>
                </tr>
              </tbody>
            );
          })}
          <tfoot>
            {deductions.map(({ because, points, sleeper: whose, sleeper_points }) => (
              <tr key={because}>
                <th scope="row" colSpan={whose === null ? 3 : 1}>
                  Taken off <span className="note">{because}</span>
                </th>
                {whose === null
                  ? null
                  : sleepers.map(({ sleeper }) => (
                      <td key={sleeper} className="number">
                        {sleeper === whose && sleeper_points !== null ? minusText(sleeper_points) : null}
                      </td>
                    ))}
                <td className="number">{minusText(points)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Score</th>
              {sleepers.map((each) => (
                <td key={each.sleeper} className="number">
                  {pointsText(each.score)}
                </td>
              ))}
              <td className="number">
                <strong>{pointsText(score)}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <PointsNotes parts={parts} deductions={deductions} />
    </div>
  );
}

const partOf = (parts: readonly PartPoints[], { part }: PartPoints) => parts.find((own) => own.part === part);

/** How the two scores combine: 0.7 of the lower score plus 0.3 of the mean (decision 16). */
function ruleOf([you, partner]: Couple["sleepers"]): string {
  const [lower, other] =
    (you?.score ?? 0) <= (partner?.score ?? 0) ? ["yours", "your partner’s"] : ["your partner’s", "yours"];
  return `The lower score counts most: ${lower} for 85%, ${other} for 15%`;
}
