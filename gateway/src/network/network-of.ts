import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The first half of an IPv6 address identifies the network: providers give each customer all of its 2^64 addresses. */
const NETWORK_PARTS = 4;
const HEX = 16;

const LOOPBACK = 'loopback';

/** Parsing an address costs more than the rest of finding out where a request comes from. */
const MAX_KNOWN = 1_000;

interface Origin {
  readonly isOwnMachine: boolean;
  readonly network: string;
}

const originOf = (address: string): Origin => {
  if (!ipaddr.isValid(address)) return { isOwnMachine: false, network: 'unknown' };
  const parsed = ipaddr.process(address);
  const network =
    parsed instanceof ipaddr.IPv6
      ? `${parsed.parts
          .slice(0, NETWORK_PARTS)
          .map((part) => part.toString(HEX))
          .join(':')}::/64`
      : parsed.toString();
  return { isOwnMachine: parsed.range() === LOOPBACK, network };
};

const origins = new LRUCache<string, Origin>({ max: MAX_KNOWN, memoMethod: originOf });

/** Whether an IP address belongs to this machine. */
export const isOwnMachine = (address: string): boolean => origins.memo(address).isOwnMachine;

/** The network of an address: an IPv4 address itself, or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => origins.memo(address).network;

/** A network that limits count for. */
export interface CountedNetwork {
  readonly network: string;
  /** How many times what one network may do. */
  readonly times: number;
}

const SLASH_64 = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/u;
const LAST_BYTE = 0xff;

/**
 * A network, and the networks around it that providers give to one customer as well: whoever has a /48 has 65,536 networks
 * (docs/decisions/0069).
 */
export const countedNetworks = (network: string): readonly CountedNetwork[] => {
  const own = { network, times: 1 };
  const [, site = '', subnet = ''] = SLASH_64.exec(network) ?? [];
  if (site === '') return [own];
  const shared = Number.parseInt(subnet, HEX) & ~LAST_BYTE;
  return [own, { network: `${site}:${shared.toString(HEX)}::/56`, times: 2 }, { network: `${site}::/48`, times: 4 }];
};
