import { useId } from "react";
import { bandsOf, totalInches, type DrawnLayer } from "./cross-section-geometry";
import { springOf, type Spring } from "./spring-geometry";

interface CrossSectionProps {
  layers: readonly DrawnLayer[];
  /** `small` draws every bed of a page at one scale, so that the taller bed looks taller. */
  size?: "small" | "large";
  /** Class of a box around it. */
  frame?: string;
}

/** Pixels. */
const thinnest = 5;

const pixelsPerInch = { small: 6, large: 20 } as const;

/** A mattress cut open, layers to scale from the top: decoration beside text that says the same. */
export default function CrossSection({ layers, size = "small", frame }: CrossSectionProps) {
  const scale = pixelsPerInch[size];
  const height = totalInches(layers) * scale;
  const drawing = (
    <svg className={`cross-section cross-section--${size}`} height={height} aria-hidden={true} focusable="false">
      <Bands layers={layers} scale={scale} />
    </svg>
  );
  return frame === undefined ? drawing : <div className={frame}>{drawing}</div>;
}

/** The bands alone, for drawings that add something of their own. */
export function Bands({ layers, scale }: { layers: readonly DrawnLayer[]; scale: number }) {
  const id = useId();
  return (
    <>
      {bandsOf(layers, scale).map((band, index) => {
        const spring = springOf(band.material, band.height, scale);
        // In a very thin band a pattern is only noise.
        const plain = band.height < thinnest;
        const pattern = spring === null ? `m-${band.material}` : `${id}${index}`;
        return (
          <g key={index}>
            {spring === null || plain ? null : (
              <SpringPattern id={pattern} spring={spring} y={band.y} height={band.height} />
            )}
            <rect
              fill={`var(--material-${spring === null ? band.material : "coils"})`}
              y={band.y}
              width="100%"
              height={band.height}
            />
            {plain ? null : <rect fill={`url(#${pattern})`} y={band.y} width="100%" height={band.height} />}
            {index > 0 ? <line className="cross-section__seam" x2="100%" y1={band.y} y2={band.y} /> : null}
          </g>
        );
      })}
    </>
  );
}

function SpringPattern({ id, spring, y, height }: { id: string; spring: Spring; y: number; height: number }) {
  return (
    <pattern id={id} y={y} width={spring.pitch} height={height} patternUnits="userSpaceOnUse">
      {spring.pocket ? <path className="mark-thin" d={`M0 0V${height}`} /> : null}
      <path className="mark-back" d={spring.back} />
      <path className="mark-line" d={spring.front} />
    </pattern>
  );
}
