import { onPostgresServer } from "./on-postgres-server";
import { shared } from "./suites/start";
import { mainVisitorSuites, protocolSuites } from "./suites/visitor-suites";

onPostgresServer((server) => {
  const start = shared(server.start);
  mainVisitorSuites(start);
  protocolSuites(start);
});
