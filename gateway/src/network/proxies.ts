import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

/** A proxy on this machine. */
export const LOOPBACK_NETWORKS: readonly string[] = ['127.0.0.0/8', '::1'];

const BITS = { 4: 32, 6: 128 } as const;

interface Network {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefix: number;
}

const networkIn = (text: string): Network | undefined => {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return undefined;
  const bits = prefix === undefined ? BITS[version] : Number(prefix);
  const isPrefix = prefix === undefined || (/^\d{1,3}$/u.test(prefix) && bits <= BITS[version]);
  return isPrefix ? { address, family: `ipv${version}`, prefix: bits } : undefined;
};

/** Whether a text is an IP address or a network in CIDR notation. */
export const isNetwork = (text: string): boolean => networkIn(text) !== undefined;

export interface ProxySettings {
  /** IP addresses and networks in CIDR notation. */
  readonly trustedProxies: readonly string[];
  /** Whether their `X-Forwarded-Host` is believed. */
  readonly trustForwardedHost: boolean;
}

/** Which machines that send requests are our own proxies (docs/decisions/0063). */
export interface Proxies {
  isTrusted(address: string | undefined): boolean;
  /** Removes `X-Forwarded-…` headers that no trusted proxy sent, so that no later code can believe them. */
  removeUnproven(request: Pick<IncomingMessage, 'headers' | 'socket'>): void;
}

/** Machines whose requests were seen last: each request is asked about five times. */
const MAX_KNOWN = 1_000;

export const proxies = ({ trustedProxies, trustForwardedHost }: ProxySettings): Proxies => {
  const trusted = new BlockList();
  for (const { address, family, prefix } of trustedProxies.map(networkIn).filter((network) => network !== undefined))
    trusted.addSubnet(address, prefix, family);
  const isInTrusted = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
  const known = new LRUCache<string, boolean>({ max: MAX_KNOWN, memoMethod: isInTrusted });
  const isTrusted = (address: string | undefined): boolean => address !== undefined && known.memo(address);
  return {
    isTrusted,
    removeUnproven: ({ headers, socket }) => {
      const isProxy = isTrusted(socket.remoteAddress);
      if (!isProxy || !trustForwardedHost) delete headers['x-forwarded-host'];
      if (isProxy) return;
      delete headers['x-forwarded-for'];
      delete headers['x-forwarded-proto'];
    },
  };
};
