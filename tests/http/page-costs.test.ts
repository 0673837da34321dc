import { requestCostSuite } from "./suites/request-costs";

requestCostSuite({ every: 42 });
