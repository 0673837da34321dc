import type { Report } from "../reports";
import type { World } from "../world";

/** One way in which people met a fault, and what has to happen instead. */
export interface ReportCase {
  report: Report;
  /** What is right, as a sentence. */
  title: string;
  check(world: World): Promise<void>;
}
