/** What a host contains when it belongs to a storefront; configuration, with `LOCAL_HOST_MARKERS` as its default. */
export interface HostMarkers {
  /** The German shop's own domain, for links from the other storefronts. It does not decide the storefront of a request. */
  readonly de: string;
  readonly ch: string;
  readonly at: string;
  readonly educational: string;
  /** The subdomain of English shops; it counts only where a label of the host begins. */
  readonly english: string;
}

export const LOCAL_HOST_MARKERS: HostMarkers = {
  de: 'localhost',
  ch: 'ch.localhost',
  at: 'at.localhost',
  educational: 'educational',
  english: 'en.',
};
