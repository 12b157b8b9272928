import { type HostMarkers, type Storefront, type StorefrontName, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { hostOfStorefront } from '@shop/domain/storefronts/storefront-host';

/** The storefronts in the order of the switch. */
export const LINKED_STOREFRONTS: readonly StorefrontName[] = ['de', 'at', 'ch', 'b2b-de', 'b2b-en', 'en'];

/** The home page of another storefront. The base is scheme and host, without a trailing slash. */
export const storefrontUrl = (name: StorefrontName, baseUrl: string, markers: HostMarkers): string => {
  const [scheme = '', host = ''] = baseUrl.split('//');
  return `${scheme}//${hostOfStorefront(name, host, markers)}/`;
};

export const isCurrentStorefront = (name: StorefrontName, { store, language }: Pick<Storefront, 'store' | 'language'>): boolean =>
  STOREFRONTS[name].store === store && STOREFRONTS[name].language === language;
