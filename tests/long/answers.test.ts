import { vi } from "vitest";
import { answersSuite } from "../contract/suites/answers";
import { discussionAnswersSuite } from "../contract/suites/discussion-answers";

// Databases are opened beside whatever else the machine does; this only ends a test that hangs.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

answersSuite(1);
discussionAnswersSuite(1);
