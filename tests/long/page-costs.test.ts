import { requestCostSuite } from "../http/suites/request-costs";

requestCostSuite({ texts: "all" });
