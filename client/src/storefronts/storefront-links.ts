import type { HostMarkers } from '@shop/domain/storefronts/host-markers';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { hostOfStorefront } from '@shop/domain/storefronts/storefront-host';

/** The home page of another storefront. The base is scheme and host, without a trailing slash. */
export const storefrontUrl = (name: StorefrontId, baseUrl: string, markers: HostMarkers): string => {
  const [scheme = '', host = ''] = baseUrl.split('//');
  return `${scheme}//${hostOfStorefront(name, host, markers)}/`;
};
