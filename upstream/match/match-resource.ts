import type { MatchAnswer } from "../../app/contracts/match";
import { rememberInVisit, visitOf } from "../visits/visitor";
import type { Resources } from "../http/resource";
import { findMatch } from "./find-match";
import { answersOf } from "./read-answers";

const perPage = 10;

/** The match quiz: every model of the catalogue scored for the answers of the address. */
export const match: Resources = (services) => [
  {
    version: 2,
    path: "/match/",
    methods: {
      GET: async (call) => {
        const answers = answersOf(call.query);
        const body: MatchAnswer = findMatch(services, answers, { page: call.query.page(), perPage });
        const { size } = answers;
        if (size !== undefined && size !== "unknown" && (await visitOf(call, services)).mattress_size !== size) {
          await rememberInVisit(call, services, { mattress_size: size });
        }
        return { body };
      },
    },
  },
];
