import { isDataRequest, setHeaders } from "./request-state.server";

/** Pages and their data are personal (the header greets by name): no cache keeps them. Resource routes may differ. */
export const cachePolicy = setHeaders((req, res) => {
  const html = String(res.getHeader("Content-Type") ?? "").startsWith("text/html");
  const whole = res.statusCode < 300 || res.statusCode === 304;
  if (html || !whole || res.hasHeader("Set-Cookie") || isDataRequest(req) || !res.hasHeader("Cache-Control")) {
    res.setHeader("Cache-Control", "private, no-store");
  }
});
