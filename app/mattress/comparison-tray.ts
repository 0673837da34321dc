import { createContext, useContext } from "react";
import type { TrayModel } from "#contracts/compare/tray";

export const emptyTray: readonly TrayModel[] = [];

/** Provided by app/root.tsx: only the shell knows of changes made after the page loaded. */
export const ComparisonTrayContext = createContext(emptyTray);

/** The models on the visitor's comparison tray, in order; empty when the user could not be loaded. */
export const useComparisonTray = () => useContext(ComparisonTrayContext);
