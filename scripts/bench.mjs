import { runTypeScript } from "./steps/run.mjs";

await runTypeScript("tests/bench/pages.ts", {
  built: true,
  flags: ["--expose-gc"],
  env: () => ({ NODE_ENV: "production" }),
});
