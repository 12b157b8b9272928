/** What hosts of a storefront contain; configurable, `LOCAL_HOST_MARKERS` by default. */
export interface HostMarkers {
  /** The German shop's own domain, for links from the other storefronts. It does not decide the storefront of a request. */
  readonly de: string;
  readonly ch: string;
  readonly at: string;
  readonly educational: string;
  /** The subdomain of English shops; it must be a whole label of the host. */
  readonly english: string;
}

export const LOCAL_HOST_MARKERS: HostMarkers = {
  de: 'localhost',
  ch: 'ch.localhost',
  at: 'at.localhost',
  educational: 'educational',
  english: 'en.',
};
