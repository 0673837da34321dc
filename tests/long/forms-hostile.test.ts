import { hostileFormSuite } from "../http/suites/hostile-forms";

hostileFormSuite(1);
