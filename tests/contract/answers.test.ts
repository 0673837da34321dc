import { answersSuite } from "./suites/answers";
import { discussionAnswersSuite } from "./suites/discussion-answers";

answersSuite(4);
discussionAnswersSuite(4);
