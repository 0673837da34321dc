import type { Certificate } from "#contracts/catalogue";
import type { Layer } from "#contracts/mattress";
import { isLatex, isPolyurethane, isTextile } from "./layer-families";

export interface CertificateKind extends Pick<Certificate, "code" | "name" | "scope"> {
  /** What the certificate can cover in this bed; null when nothing in it qualifies. */
  covers(layers: readonly Layer[]): string | null;
}

/** Cotton, wool and plant fiber can be certified organic; a polyester knit or a pressed base pad cannot. */
function isOrganicTextile(layer: Layer): boolean {
  if (layer.material === "cover") return /cotton|wool|linen/i.test(layer.name);
  return layer.material === "wool" || (layer.material === "fiber" && layer.role === "comfort");
}

/** "organic cotton and wool": the bed's organic textiles. */
function textiles(layers: readonly Layer[]): string {
  const organic = layers.filter(isOrganicTextile);
  const holds = (is: (layer: Layer) => boolean) => organic.some(is);
  const cotton = holds((layer) => layer.material === "fiber" || /cotton|linen/i.test(layer.name));
  const wool = holds((layer) => layer.material === "wool" || /wool/i.test(layer.name));
  return `organic ${[...(cotton ? ["cotton"] : []), ...(wool ? ["wool"] : [])].join(" and ")}`;
}

/** Each with its scope (domain.md section 7). A certificate for a material applies only to beds that contain it. */
export const certificateKinds: readonly CertificateKind[] = [
  {
    code: "certipur-us",
    name: "CertiPUR-US",
    scope: "component",
    covers: (layers) => (layers.some(isPolyurethane) ? "polyurethane foams" : null),
  },
  {
    code: "greenguard-gold",
    name: "GREENGUARD Gold",
    scope: "whole-product",
    covers: () => "emissions",
  },
  {
    code: "gots",
    name: "GOTS",
    scope: "component",
    covers: (layers) => (layers.some(isOrganicTextile) ? textiles(layers) : null),
  },
  {
    code: "gols",
    name: "GOLS",
    scope: "component",
    covers: (layers) => (layers.some(isLatex) ? "organic latex" : null),
  },
  {
    code: "oeko-tex-100",
    name: "OEKO-TEX Standard 100",
    scope: "component",
    covers: (layers) => (layers.some(isTextile) ? "cover fabrics" : null),
  },
  {
    code: "eco-institut",
    name: "eco-INSTITUT",
    scope: "component",
    covers: (layers) => (layers.some(isLatex) ? "latex" : null),
  },
  {
    code: "made-safe",
    name: "MADE SAFE",
    scope: "whole-product",
    covers: (layers) => (layers.some(isPolyurethane) ? null : "materials"),
  },
  {
    code: "fsc",
    name: "FSC",
    scope: "component",
    covers: (layers) => (layers.some(isLatex) ? "natural rubber" : null),
  },
];
