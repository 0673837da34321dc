import { writeFaultSuite } from "../http/suites/write-faults";

writeFaultSuite(1);
