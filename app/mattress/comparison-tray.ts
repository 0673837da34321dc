import { createContext, useContext } from "react";
import type { TrayModel } from "~/contracts/comparison-tray";

/** Given by the shell (site/current-user.tsx), which also knows of changes made after the page was loaded. */
export const ComparisonTrayContext = createContext<readonly TrayModel[]>([]);

/** What the visitor has put aside to compare, in that order; nothing where the user could not be asked for. */
export const useComparisonTray = () => useContext(ComparisonTrayContext);
