import { invalid } from "../http/answers";
import { deliverableAddress } from "../mail/deliverable-address";

/** An address as accounts have it: one spelling of the domain, lower case. What can't be mailed to stays as it was typed. */
export const accountAddress = (typed: string) => (deliverableAddress(typed) ?? typed).toLowerCase();

/** The same for an address that is to be mailed to. Throws 400 where that is not possible. */
export function mailableAddress(typed: string): string {
  const address = deliverableAddress(typed);
  // Quoted names and lists are read in different ways by mail programs.
  if (address === null || /[<>()[\]\\,;:"]/.test(address)) {
    throw invalid({ email: ["Enter a full email address, like name@example.com"] });
  }
  return address.toLowerCase();
}
