import { listed } from "#contracts/english";
import type { Layer } from "#contracts/mattress";
import { layerRoleLabels, materialLabels } from "#contracts/vocabulary/mattress";
import { formatNumber } from "~/ui/format";
import { materialTerms } from "../glossary/spec-terms";
import TermLink from "../glossary/term-link";
import DataTable, { type Column } from "~/ui/table/data-table";

/** What coils have instead of density: count in a queen, gauge. */
function coilText(layer: Layer): string | null {
  const parts = [
    layer.coil_count_queen === null ? null : `${formatNumber(layer.coil_count_queen)} in a queen`,
    layer.coil_gauge === null ? null : `${layer.coil_gauge} gauge`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

/** "14, 24 or 43": of a bed whose halves are ordered one by one, in a half of each firmness. */
const ildText = ({ ild, ild_by_half: halves }: Layer) => (halves === null ? ild : listed(halves.map(String), "or"));

/** A dash, with words for screen readers: the maker publishes no figure, or the material has none of that kind. */
function Figure({ value }: { value: number | string | null }) {
  if (value !== null) return <>{value}</>;
  return (
    <>
      <span className="layer-table__none" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">none given</span>
    </>
  );
}

const termHeading = (term: string, label: string) => ({ heading: <TermLink term={term}>{label}</TermLink>, label });

/** Each name ends in a blank, so that readers of plain text keep it apart from its role. */
const columns: Column<Layer>[] = [
  {
    heading: "Layer",
    cell: ({ name, role }, index) => (
      <>
        <span className="disc layer-table__number">{index + 1}</span> {`${name} `}
        <span className="note">{layerRoleLabels[role]}</span>
      </>
    ),
  },
  {
    heading: "Material",
    cell: ({ material }) => <TermLink term={materialTerms[material]}>{materialLabels[material]}</TermLink>,
  },
  { heading: "Inches", number: true, cell: ({ inches }) => inches },
  {
    ...termHeading("density", "Density, lb/ft³"),
    number: true,
    cell: ({ density_lb_ft3 }) => <Figure value={density_lb_ft3} />,
  },
  { ...termHeading("ild", "ILD"), number: true, cell: (layer) => <Figure value={ildText(layer)} /> },
  { ...termHeading("zoning", "Zones"), number: true, cell: ({ zones }) => <Figure value={zones} /> },
  { heading: "Coils", className: "layer-table__coils", cell: (layer) => <Figure value={coilText(layer)} /> },
];

/** The layers as a table, top first, numbered as in the drawing. */
export default function LayerTable({ layers, caption }: { layers: readonly Layer[]; caption: string }) {
  return (
    <DataTable
      className="wide-table numbered-rows"
      region={caption}
      caption={caption}
      columns={columns}
      rows={layers}
      keyOf={({ position }) => position}
    />
  );
}
