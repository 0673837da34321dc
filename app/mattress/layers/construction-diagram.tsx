import { useId } from "react";
import { Bands } from "./cross-section";
import { bandsOf, spreadLabels, totalInches, type DrawnLayer } from "./cross-section-geometry";

export interface LabelledLayer extends DrawnLayer {
  name: string;
}

interface ConstructionDiagramProps {
  layers: readonly LabelledLayer[];
  title: string;
  /** Where the same facts are given as text, or the facts themselves. */
  description: string;
  pixelsPerInch?: number;
}

const labelGap = 26;
const room = 12;

/**
 * A large cross-section to scale with a line from each layer to its number, and its name where the window
 * is wide enough. The svg has no viewBox: it stretches sideways while text and thickness keep their size.
 */
export default function ConstructionDiagram({
  layers,
  title,
  description,
  pixelsPerInch = 22,
}: ConstructionDiagramProps) {
  const id = useId();
  const bands = bandsOf(layers, pixelsPerInch);
  const inches = totalInches(layers);
  const height = inches * pixelsPerInch;
  const labels = spreadLabels(
    bands.map((band) => band.y + band.height / 2),
    labelGap,
    room / 2,
    height - room / 2,
  );
  return (
    <svg className="construction" height={height} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      <clipPath id={`${id}c`}>
        <rect width="100%" height={height} rx="14" />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <Bands layers={layers} scale={pixelsPerInch} />
      </g>
      <rect className="construction__outline" width="100%" height={height} rx="14" />
      <svg className="construction__labels" x="100%" overflow="visible">
        {bands.map((band, index) => {
          const y = labels[index] ?? band.y;
          const middle = band.y + band.height / 2;
          return (
            <g key={index}>
              <path className="construction__lead" d={`M-10 ${middle}H6L20 ${y}H28`} />
              <circle className="construction__dot" cx={-10} cy={middle} r="3" />
              <text className="construction__number" x="34" y={y} dy="0.35em">
                {`${index + 1} `}
              </text>
              <text className="construction__name" x="54" y={y} dy="0.35em">
                {`${layers[index]?.name} `}
                <tspan className="construction__inches" dx="4">{`${band.inches}″`}</tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </svg>
  );
}
