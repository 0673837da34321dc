/**
 * What is thrown for a thing that is not there (specification, section 8); `facts` are for the page that says so.
 * Every 404 of the site is made here.
 */
export function notFound(facts?: object): Response {
  const [body, type] =
    facts === undefined ? ["Resource not found", "text/plain"] : [JSON.stringify(facts), "application/json"];
  return new Response(body, {
    status: 404,
    statusText: "Resource not found",
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" },
  });
}
