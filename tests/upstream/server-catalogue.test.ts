import { onPostgresServer } from "./on-postgres-server";
import { mainCatalogueSuites, mainSnapshotSuites } from "./suites/catalogue-suites";
import { shared } from "./suites/start";

onPostgresServer((server) => {
  const start = shared(server.start);
  mainSnapshotSuites(start);
  mainCatalogueSuites(start);
});
