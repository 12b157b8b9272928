import { type HostMarkers, STOREFRONTS, type Storefront, type StorefrontName } from '@shop/domain/storefronts/storefront';
import { hostOfStorefront } from '@shop/domain/storefronts/storefront-host';

/** The storefronts as a visitor may change between them. */
export const LINKED_STOREFRONTS: readonly StorefrontName[] = ['de', 'at', 'ch', 'b2b-de', 'b2b-en', 'en'];

/** Home page of another storefront of the same shop. The base is scheme and host, no slash behind them. */
export const storefrontUrl = (name: StorefrontName, baseUrl: string, markers: HostMarkers): string => {
  const [scheme = '', host = ''] = baseUrl.split('//');
  return `${scheme}//${hostOfStorefront(name, host, markers)}/`;
};

export const isCurrentStorefront = (name: StorefrontName, { store, language }: Pick<Storefront, 'store' | 'language'>): boolean =>
  STOREFRONTS[name].store === store && STOREFRONTS[name].language === language;
