import type { Certificate } from "../../../app/contracts/catalogue";
import type { Layer } from "../../../app/contracts/mattress";
import { certificateKinds } from "../../rules/certificates";
import { daysBefore } from "./dates";
import type { Random } from "./random";

/** How often a bed that could carry the certificate does, in an ordinary and in an organic line. */
const carried: Record<string, readonly [ordinary: number, organic: number]> = {
  "certipur-us": [0.85, 0.85],
  "greenguard-gold": [0.25, 0.75],
  gots: [0.12, 0.85],
  gols: [0.25, 0.8],
  "oeko-tex-100": [0.3, 0.4],
  "eco-institut": [0.15, 0.4],
  "made-safe": [0.03, 0.35],
  fsc: [0.15, 0.35],
};

/** The certificates of a line, as its layers allow: one answer for all its models, which differ in ILD alone. */
export function inventCertificates(layers: readonly Layer[], organic: boolean, random: Random): Certificate[] {
  const checked_on = daysBefore(random.int(10, 200));
  return certificateKinds.flatMap(({ code, name, scope, covers }) => {
    const subject = covers(layers);
    const [ordinary, inOrganic] = carried[code] ?? [0, 0];
    const granted = random.chance(organic ? inOrganic : ordinary);
    if (subject === null || !granted) return [];
    return [
      {
        code,
        name,
        scope,
        covers: subject,
        source: "Demo data: made-up certificate list",
        checked_on,
      },
    ];
  });
}
