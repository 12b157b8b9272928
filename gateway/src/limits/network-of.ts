import ipaddr from 'ipaddr.js';

/** The first half of an IPv6 address identifies the network: providers give each customer all of its 2^64 addresses. */
const NETWORK_PARTS = 4;
const HEX = 16;

const LOOPBACK = 'loopback';

/** Whether an IP address belongs to this machine. */
export const isOwnMachine = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === LOOPBACK;

/** The network that limits count for: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(HEX)).join(':')}::/64`
    : parsed.toString();
};
