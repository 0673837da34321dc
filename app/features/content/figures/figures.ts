import type { ComponentType } from "react";
import { figureNames, type FigureName } from "~/contracts/vocabulary/content";
export const figures = Object.fromEntries(figureNames.map((name) => [name, () => null])) as unknown as Record<
  FigureName,
  ComponentType
>;
