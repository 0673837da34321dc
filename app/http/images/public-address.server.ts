import { BlockList, isIP } from "node:net";

/** IPv4 addresses that do not lead to the public internet: loopback, private, carrier, link-local, test and multicast. */
const unroutable = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  unroutable.addSubnet(network, bits, "ipv4");
}

/**
 * Of IPv6 only 2000::/3 is public, so mapped, embedded, translated (64:ff9b::/96), local and group addresses are
 * out by themselves. Within it: IETF protocols with Teredo, documentation, and 6to4, which holds an IPv4 address.
 */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
const special = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(network, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const version = address.includes("%") ? 0 : isIP(address);
  if (version === 4) return !unroutable.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}
