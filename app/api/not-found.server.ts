/** What loaders and api functions throw for a missing thing (specification, section 8); `facts` are for its page. */
export function notFound(facts?: object): Response {
  const [body, type] =
    facts === undefined ? ["Resource not found", "text/plain"] : [JSON.stringify(facts), "application/json"];
  return new Response(body, {
    status: 404,
    statusText: "Resource not found",
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" },
  });
}
