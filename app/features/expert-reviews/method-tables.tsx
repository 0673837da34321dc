import type { TestedWith, TestMethod } from "#contracts/expert-reviews/review";
import { acquisitionLabels, measurementLabels } from "#contracts/vocabulary/expert-reviews";
import { scoreLabels } from "#contracts/vocabulary/scores";
import DataTable from "~/ui/table/data-table";
import Noted from "~/ui/table/noted";
import { stepText } from "./result-text";

export function InstrumentTable({ tests }: Pick<TestMethod, "tests">) {
  return (
    <DataTable
      className="wide-table"
      region="Table of instruments"
      caption="Every bed, a queen if it comes as one, in this order; the roller comes last"
      columns={[
        {
          heading: "What we measure",
          cell: ({ kind }) => <Noted note={measurementLabels[kind].about}>{measurementLabels[kind].label}</Noted>,
        },
        { heading: "With", cell: ({ instrument }) => instrument },
        { heading: "How", cell: ({ how }) => how },
        { heading: "In", cell: ({ unit }) => unit },
      ]}
      rows={tests}
      keyOf={({ kind }) => kind}
    />
  );
}

type Scored = TestedWith & { scale: NonNullable<TestedWith["scale"]> };

export function StepTable({ tests }: Pick<TestMethod, "tests">) {
  return (
    <DataTable
      className="wide-table"
      region="Table of score steps"
      caption="What one point of a score means"
      columns={[
        {
          heading: "What we score",
          cell: ({ scale, kind }) => (
            <Noted note={measurementLabels[kind].label}>{scoreLabels[scale.part].label}</Noted>
          ),
        },
        { heading: "Earns a 5", cell: ({ scale, unit }) => `${stepText(scale.five, unit)} or less` },
        { heading: "Earns a 1", cell: ({ scale, unit }) => `${stepText(scale.one, unit)} or more` },
        { heading: "One point is", cell: ({ scale, unit }) => stepText(scale.step, unit) },
        { heading: "Most points", number: true, cell: ({ scale }) => scale.possible },
      ]}
      rows={tests.filter((each): each is Scored => each.scale !== null)}
      keyOf={({ kind }) => kind}
      foot={
        <tr>
          <th scope="row" colSpan={4}>
            Together
          </th>
          <td className="number">100</td>
        </tr>
      }
    />
  );
}

export function AcquiredTable({ acquired }: Pick<TestMethod, "acquired">) {
  return (
    <DataTable
      className="how-acquired"
      caption="How we got the beds we’ve tested"
      columns={[
        {
          heading: "How",
          cell: ({ how }) => <Noted note={acquisitionLabels[how].about}>{acquisitionLabels[how].label}</Noted>,
        },
        { heading: "Beds", number: true, cell: ({ count }) => count },
      ]}
      rows={acquired}
      keyOf={({ how }) => how}
    />
  );
}
