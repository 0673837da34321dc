import { answersSuite } from "./suites/answers";
import { discussionAnswersSuite } from "./suites/discussion-answers";

answersSuite(12);
discussionAnswersSuite(12);
