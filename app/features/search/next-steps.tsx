import { Link } from "@remix-run/react";
import type { Step } from "./next-steps.server";

/** Where a query leads besides results. */
export default function NextSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className="lined advice" aria-label="Related pages">
      {steps.map(({ said, text, to }) => (
        <li key={text}>
          {said} {to === null ? text : <Link to={to}>{text}</Link>}
        </li>
      ))}
    </ul>
  );
}
