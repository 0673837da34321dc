import { notFound } from "~/api/not-found.server";

/** The page in the address, where the upstream does not give it; anything else is a 404. */
export function pageNumber({ url }: Request): number {
  const value = new URL(url).searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(value)) throw notFound();
  return Number(value);
}
