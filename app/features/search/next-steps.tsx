import { Link } from "@remix-run/react";
import type { Step } from "./next-steps.server";

/** Where a query leads besides results. */
export default function NextSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className="lined advice" aria-label="Related pages">
      {steps.map(({ said, text, to, reload }) => (
        <li key={text}>
          {said}{" "}
          <Link to={to} reloadDocument={reload}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
