import { invalid } from "../http/answers";
import { deliverableAddress } from "../mail/deliverable-address";

/** Like `accountAddress`, for an address that will receive mail. Throws 400 if mail can't be delivered to it. */
export function mailableAddress(typed: string): string {
  const address = deliverableAddress(typed);
  // Mail programs interpret quoted names and lists differently.
  if (address === null || /[<>()[\]\\,;:"]/.test(address)) {
    throw invalid({ email: ["Enter a full email address, like name@example.com"] });
  }
  return address.toLowerCase();
}
