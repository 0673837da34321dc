import type { ComponentType } from "react";
import type { FigureName } from "#contracts/vocabulary/content";
import CoilKinds from "./coil-kinds";
import DensityScale from "./density-scale";
import FirmnessBySleeper from "./firmness-by-sleeper";
import FirmnessScale from "./firmness-scale";
import FoamLayers from "./foam-layers";
import IfdTest from "./ifd-test";
import IldScale from "./ild-scale";
import LifeInYears from "./life-in-years";
import MotionTransfer from "./motion-transfer";
import SizesToScale from "./sizes-to-scale";
import SlatSpacing from "./slat-spacing";
import SpineAlignment from "./spine-alignment";
import TopStyles from "./top-styles";
import TrialNights from "./trial-nights";
import WarrantyYears from "./warranty-years";
import Zones from "./zones";

export const figures: Record<FigureName, ComponentType> = {
  "coil-kinds": CoilKinds,
  "foam-layers": FoamLayers,
  "firmness-scale": FirmnessScale,
  "firmness-by-sleeper": FirmnessBySleeper,
  "sizes-to-scale": SizesToScale,
  "life-in-years": LifeInYears,
  "density-scale": DensityScale,
  "ild-scale": IldScale,
  "top-styles": TopStyles,
  "spine-alignment": SpineAlignment,
  "trial-nights": TrialNights,
  "slat-spacing": SlatSpacing,
  "ifd-test": IfdTest,
  "motion-transfer": MotionTransfer,
  "warranty-years": WarrantyYears,
  zones: Zones,
};
