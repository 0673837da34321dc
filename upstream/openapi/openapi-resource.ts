import type { Resources } from "../http/resource";
import { openApiDocument } from "./document";

/** The description of this API. */
export const schema: Resources = () => {
  const document = openApiDocument();
  return [{ version: 2, path: "/schema/", methods: { GET: async () => ({ body: document }) } }];
};
