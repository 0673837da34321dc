/** Whether the site answers at all. By a try: what browsers say of their connection is wrong too often. */
export const isReachable = () =>
  fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );
