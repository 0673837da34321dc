import Day from "~/ui/page/day";
import { madeUpText } from "~/ui/page/made-up-text";

interface SleeperProps {
  name: string | null;
  /** How they sleep and what they weigh. */
  about: string | null;
  nights: number | null;
  /** The day on whose evening they first slept on it. */
  firstNight: string | null;
  demo: boolean;
}

/** "By Andre Whitfield, side sleeper, 248 lb. 12 nights from April 6, 2026", without a period, since more may follow. */
export default function Sleeper({ name, about, nights, firstNight, demo }: SleeperProps) {
  return (
    <>
      {name === null ? null : `By ${name}${demo ? ` ${madeUpText}` : ""}${about === null ? "" : `, ${about}`}. `}
      {nights === null ? null : `${nights} ${nights === 1 ? "night" : "nights"}`}
      {nights === null || firstNight === null ? null : (
        <>
          {" from "}
          <Day iso={firstNight} />
        </>
      )}
    </>
  );
}
