import { requestCostSuite } from "./suites/request-costs";

requestCostSuite({ texts: "three" });
