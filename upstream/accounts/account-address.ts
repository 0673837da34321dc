import { invalid } from "../http/answers";
import { deliverableAddress } from "../mail/deliverable-address";

/** As `accountAddress`, for an address that is to be mailed to. Throws 400 where that is not possible. */
export function mailableAddress(typed: string): string {
  const address = deliverableAddress(typed);
  // Quoted names and lists are read in different ways by mail programs.
  if (address === null || /[<>()[\]\\,;:"]/.test(address)) {
    throw invalid({ email: ["Enter a full email address, like name@example.com"] });
  }
  return address.toLowerCase();
}
