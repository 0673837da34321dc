import { Link } from "@remix-run/react";
import type { MatchAnswer } from "#contracts/match/match";
import { questionHref, type Answers } from "../answers";
import { formatNumber } from "~/ui/format";
import Notice from "~/ui/notice";

interface BeyondBudgetProps {
  hidden: MatchAnswer["hidden"];
  answers: Answers;
  /** A saved result, which cannot be changed. */
  fixed: boolean;
}

/** Said where nothing is left but beds without a price. */
export default function BeyondBudget({ hidden, answers, fixed }: BeyondBudgetProps) {
  const others = hidden.some(({ filter, count, drop }) => filter !== "budget" && count > 0 && drop !== null);
  const budget = `$${formatNumber(Number(answers.budgetRange))}`;
  return (
    <Notice
      title={`Every bed we know the price of costs more than your ${budget} budget${others ? ", or doesn’t fit your other answers" : ""}`}
    >
      {fixed ? null : (
        <p>
          <Link to={questionHref("budget", answers)}>Raise your budget</Link>
        </p>
      )}
    </Notice>
  );
}
