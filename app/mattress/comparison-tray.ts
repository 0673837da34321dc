import { createContext, useContext } from "react";
import type { TrayModel } from "~/contracts/comparison-tray";

export const emptyTray: readonly TrayModel[] = [];

/** Given by app/root.tsx, since only the shell knows of changes made after the page was loaded. */
export const ComparisonTrayContext = createContext(emptyTray);

/** What the visitor has put aside to compare, in that order; nothing where the user could not be asked for. */
export const useComparisonTray = () => useContext(ComparisonTrayContext);
