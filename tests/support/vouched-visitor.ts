import { vouchedAddress } from "../../app/api/client/http-message.server";
import { visitorAddressHeader } from "#contracts/visitor-address";
import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import { type ApiAnswer, ApiVisitor } from "./api-visitor";

export const visitorSecret = "a secret that site and upstream share";
const path = "/api/v2/auth/signin/";

/** What may be wrong with the header: another request's, another secret's, another time's. */
export interface Vouching {
  secret?: string;
  now?: Date;
  method?: string;
  path?: string;
  requestId?: string;
}

/** A sign-in as the site sends it for a visitor at `address`, from a browser of its own. */
export async function signInFrom(
  origin: string,
  address: string,
  {
    email,
    password = demoPassword,
    now,
    vouching = {},
  }: { email: string; password?: string; now: Date; vouching?: Vouching },
): Promise<ApiAnswer> {
  const request = { method: "POST", path, requestId: "request-1", ...vouching };
  const header = vouchedAddress(vouching.secret ?? visitorSecret, address, request, (vouching.now ?? now).getTime());
  return signInWith(origin, header === null ? {} : { [visitorAddressHeader]: header }, { email, password });
}

export function signInWith(
  origin: string,
  headers: Record<string, string>,
  { email, password = demoPassword }: { email: string; password?: string },
): Promise<ApiAnswer> {
  return new ApiVisitor(origin).write("POST", path, { email, password }, { "x-request-id": "request-1", ...headers });
}

/** Headers of a write as the site sends it for a visitor at `address`. */
export function vouchingFor(address: string, path: string, now: Date): Record<string, string> {
  const request = { method: "POST", path, requestId: "request-1" };
  const header = vouchedAddress(visitorSecret, address, request, now.getTime());
  return header === null ? {} : { [visitorAddressHeader]: header, "x-request-id": "request-1" };
}
