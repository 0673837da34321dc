import { runTypeScript } from "./steps/run.mjs";

await runTypeScript("tests/bench/upstream.ts", {
  built: true,
  flags: ["--expose-gc"],
  env: () => ({ NODE_ENV: "production" }),
});
