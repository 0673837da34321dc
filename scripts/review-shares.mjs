import { runTypeScript } from "./steps/run.mjs";

await runTypeScript("tests/bench/review-shares.ts", { env: () => ({ NODE_ENV: "production" }) });
