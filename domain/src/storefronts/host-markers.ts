/** The shop markers that decide the storefront of a request, in the order in which they are checked. */
export const DECIDING_MARKERS = ['ch', 'at', 'educational'] as const;

/**
 * A shop's own domain, or a label of its hosts. The German one is for links from the other storefronts: it does not decide
 * the storefront of a request.
 */
export type ShopMarker = 'de' | (typeof DECIDING_MARKERS)[number];

/** The subdomain of shops in another language than their own; it must be a whole label of the host. */
export const LANGUAGE_MARKERS = ['english'] as const;
export type LanguageMarker = (typeof LANGUAGE_MARKERS)[number];

/** What hosts of a storefront contain; configurable, `LOCAL_HOST_MARKERS` by default. */
export type HostMarkers = Readonly<Record<ShopMarker | LanguageMarker, string>>;

export const LOCAL_HOST_MARKERS: HostMarkers = {
  de: 'localhost',
  ch: 'ch.localhost',
  at: 'at.localhost',
  educational: 'educational',
  english: 'en.',
};
