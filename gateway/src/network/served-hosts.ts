import type { HostMarkers } from '@shop/domain/storefronts/host-markers';
import { hostOfStorefront } from '@shop/domain/storefronts/storefront-host';
import { ALL_STOREFRONTS } from '@shop/domain/storefronts/storefront';

/** This machine by its IP addresses. */
const LOOPBACK_HOSTS = ['127.0.0.1', '[::1]'];

export interface HostSettings {
  /** In lower case; absent: any. */
  readonly allowedHosts?: readonly string[];
  readonly hostMarkers: HostMarkers;
  readonly port: number;
}

/** The hosts that the gateway serves (docs/decisions/0063). */
export interface ServedHosts {
  isServed(host: string): boolean;
  /** Whether it is a host of one of the storefronts. Others are served outside production, but their pages are not cached. */
  isKnown(host: string): boolean;
}

/** Serves only the allowed hosts; without a list every host, of which those that the storefronts link to are known. */
export const servedHosts = ({ allowedHosts, hostMarkers, port }: HostSettings): ServedHosts => {
  if (allowedHosts !== undefined) {
    const allowed = new Set(allowedHosts);
    return { isServed: (host) => allowed.has(host), isKnown: (host) => allowed.has(host) };
  }
  const names = [
    ...ALL_STOREFRONTS.map(({ id }) => hostOfStorefront(id, hostMarkers.de, hostMarkers)),
    ...LOOPBACK_HOSTS,
  ];
  // With port 0 the system chooses the port later, so any port is accepted.
  const known = new Set(port === 0 ? names : names.map((name) => `${name}:${port}`));
  return { isServed: () => true, isKnown: (host) => known.has(port === 0 ? host.replace(/:\d+$/u, '') : host) };
};
