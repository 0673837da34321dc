import type { Layer } from "~/contracts/mattress";
import { layerRoleLabels, materialLabels } from "~/contracts/vocabulary/mattress";
import { formatNumber } from "~/ui/format";

/** What coils have instead of density: count in a queen, gauge. */
function coilText(layer: Layer): string | null {
  const parts = [
    layer.coil_count_queen === null ? null : `${formatNumber(layer.coil_count_queen)} in a queen`,
    layer.coil_gauge === null ? null : `${layer.coil_gauge} gauge`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

/** A dash, with words for screen readers: the maker publishes no figure, or the material has none of that kind. */
function Figure({ value }: { value: number | string | null }) {
  if (value !== null) return <>{value}</>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">none given</span>
    </>
  );
}

/** The layers as a table, top first, numbered as in the drawing. */
export default function LayerTable({ layers, caption }: { layers: readonly Layer[]; caption: string }) {
  return (
    <div className="scroll-x" role="region" aria-label={caption} tabIndex={0}>
      <table className="layer-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Layer</th>
            <th scope="col">Material</th>
            <th scope="col" className="number">
              Inches
            </th>
            <th scope="col" className="number">
              Density, lb/ft³
            </th>
            <th scope="col" className="number">
              ILD
            </th>
            <th scope="col" className="number">
              Zones
            </th>
            <th scope="col">Coils</th>
          </tr>
        </thead>
        <tbody>
          {layers.map((layer, index) => (
            <tr key={layer.position}>
              <th scope="row">
                <span className="layer-table__number">{index + 1}</span> {`${layer.name} `}
                <span className="layer-table__role">{layerRoleLabels[layer.role]}</span>
              </th>
              <td>{materialLabels[layer.material]}</td>
              <td className="number">{layer.inches}</td>
              <td className="number">
                <Figure value={layer.density_lb_ft3} />
              </td>
              <td className="number">
                <Figure value={layer.ild} />
              </td>
              <td className="number">
                <Figure value={layer.zones} />
              </td>
              <td>
                <Figure value={coilText(layer)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
