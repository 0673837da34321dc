import type { ModelSummary } from "#contracts/mattress";
import { feelText, firmnessPercent, stackPins } from "./firmness";

interface FirmnessPin {
  label: string;
  value: number;
  /** In words, where they are others than those of a published firmness. */
  text?: string;
  /** What a bed can be set to: drawn in place of the one value. */
  range?: ModelSummary["firmness_range"];
  /** What its halves can be ordered in, softest first: drawn so, too. */
  halves?: ModelSummary["firmness_halves"];
  current?: boolean;
}

const rowHeight = 30;

/** Ends in a space that is not drawn, so that text readers do not run the words together. */
const apart = (text: string | number) => `${text} `;

/** Pixels at a text size of 16 px; converted to em, so that the drawing grows with its text. */
const em = (pixels: number) => `${pixels / 16}em`;

const words = [
  { at: 1, text: "Softer", anchor: "start" },
  { at: 5.5, text: "Medium", anchor: "middle" },
  { at: 10, text: "Firmer", anchor: "end" },
] as const;
const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Pins on the 1 to 10 scale, numbered in the order given, which is softest first. The list or table beside it
 * says the same in words.
 */
export default function FirmnessScale({ pins, title }: { pins: readonly FirmnessPin[]; title: string }) {
  const rows = stackPins(pins.map((pin) => endsOf(pin) ?? { softest: pin.value, firmest: pin.value }));
  const axis = (Math.max(0, ...rows) + 1) * rowHeight + 8;
  const inWords = pins
    .map(
      ({ label, value, text, range = null, halves = null }, index) =>
        `${index + 1}: ${label}, ${text ?? feelText({ firmness: value, firmness_range: range, firmness_halves: halves })}`,
    )
    .join("; ");
  return (
    <svg className="firmness-scale" height={em(axis + 48)} role="img" aria-label={`${title}. ${inWords}.`}>
      <line className="firmness-scale__axis" x1="0" x2="100%" y1={em(axis)} y2={em(axis)} />
      <Ticks className="firmness-scale__tick" y1={em(axis)} y2={em(axis + 6)} />
      {/* Lines of text have an em of their own, so what they stand in is placed rather than they. */}
      <svg y={em(axis + 22)} overflow="visible">
        {points.map((point) => (
          <text key={point} className="firmness-scale__point" x={`${firmnessPercent(point)}%`} textAnchor="middle">
            {apart(point)}
          </text>
        ))}
      </svg>
      <svg y={em(axis + 42)} overflow="visible">
        {words.map((word) => (
          <text
            key={word.text}
            className="firmness-scale__word"
            x={`${firmnessPercent(word.at)}%`}
            dx={word.anchor === "start" ? -8 : word.anchor === "end" ? 8 : 0}
            textAnchor={word.anchor}
          >
            {apart(word.text)}
          </text>
        ))}
      </svg>
      {pins.map((pin, index) => {
        const ends = endsOf(pin);
        const x = `${firmnessPercent(ends ? (ends.softest + ends.firmest) / 2 : pin.value)}%`;
        const y = axis - 20 - (rows[index] ?? 0) * rowHeight;
        const stems = pin.halves ?? (ends === null ? [pin.value] : []);
        return (
          <g key={pin.label} className={pin.current ? "pin pin--current" : "pin"}>
            {ends === null ? null : <RangeLine className="pin__range" range={ends} y={em(y)} />}
            {stems.map((value) => {
              const at = `${firmnessPercent(value)}%`;
              return <line key={value} className="pin__stem" x1={at} x2={at} y1={em(y)} y2={em(axis)} />;
            })}
            <svg x={x} y={em(y)} overflow="visible">
              <circle className="pin__head" r={em(12)} />
              <text className="pin__number" dy="0.36em" textAnchor="middle">
                {apart(index + 1)}
              </text>
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

function Ticks({ className, ...ends }: { className: string; y1: string; y2: string }) {
  return points.map((point) => {
    const x = `${firmnessPercent(point)}%`;
    return <line key={point} className={className} x1={x} x2={x} {...ends} />;
  });
}

type Range = NonNullable<ModelSummary["firmness_range"]>;

/** What a bed that is set or ordered reaches from and to; null of one that has one firmness. */
const endsOf = ({ range, halves }: Pick<FirmnessPin, "range" | "halves">): Range | null =>
  range ?? (halves ? { softest: halves[0]!, firmest: halves.at(-1)! } : null);

function RangeLine({ className, range, y }: { className: string; range: Range; y: string }) {
  const [from, to] = [range.softest, range.firmest].map((end) => `${firmnessPercent(end)}%`);
  return <line className={className} x1={from} x2={to} y1={y} y2={y} />;
}

/** One value, or all that a bed can be set to, on a thin 1 to 10 track, beside its figure in a table. */
export function FirmnessTrack({ value, kind }: { value: number | Range; kind: "claimed" | "measured" | "felt" }) {
  const x = `${firmnessPercent(typeof value === "number" ? value : value.softest)}%`;
  return (
    <svg className={`firmness-track firmness-track--${kind}`} height="24" aria-hidden="true" focusable="false">
      <line className="firmness-track__line" x1="0" x2="100%" y1="12" y2="12" />
      <Ticks className="firmness-track__line" y1="9" y2="15" />
      {typeof value !== "number" ? (
        <RangeLine className="firmness-track__range" range={value} y="12" />
      ) : kind === "claimed" ? (
        <circle className="firmness-track__ring" cx={x} cy="12" r="6" />
      ) : (
        <circle className="firmness-track__dot" cx={x} cy="12" r="7" />
      )}
    </svg>
  );
}
