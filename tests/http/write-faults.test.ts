import { writeFaultSuite } from "./suites/write-faults";

writeFaultSuite(39);
