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

/** What the upstream answers, or `fallback` where it has no such thing (404), for pages that are found all the same. */
export async function ifThere<T, F>(answer: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response && error.status === 404) return fallback;
    throw error;
  }
}
