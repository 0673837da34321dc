import { hostileFormSuite } from "./suites/hostile-forms";

hostileFormSuite(24);
