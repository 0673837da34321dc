import { type FigureBatch, figures, figuresFile } from "#contracts/figures/figures";
import { ifThere, ignored } from "./answers.server";
import type { Client } from "./client/client.server";

/** Calls about the operator's own figures, each one call and one parse. */
export const figureCalls = (client: Client) => ({
  /** Once for each key; for the site itself. Throws a Response of 404 where the upstream keeps none. */
  add: (batch: FigureBatch) => client.write("POST", "figures/", batch, ignored),
  /** For staff, as is the file; null: the upstream keeps none. */
  show: (days: string) => ifThere(client.getRequired("figures/", figures, { query: { days } }), null),
  file: (days: string) => client.getRequired("figures/file/", figuresFile, { query: { days } }),
});
