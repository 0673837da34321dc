import { vi } from "vitest";
import { answersSuite } from "./suites/answers";
import { discussionAnswersSuite } from "./suites/discussion-answers";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

answersSuite(4);
discussionAnswersSuite(4);
