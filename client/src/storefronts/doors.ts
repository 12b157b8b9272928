import { STOREFRONTS, type Storefront, type StorefrontName } from '@shop/domain/storefronts/storefront';

/** The storefronts as a visitor may change between them. */
export const DOORS: readonly StorefrontName[] = ['de', 'at', 'ch', 'b2b-de', 'b2b-en', 'en'];

/** Host label that leads to a storefront, in front of the shop's own host. */
const LABELS: Readonly<Record<StorefrontName, string>> = { de: '', at: 'at.', ch: 'ch.', 'b2b-de': 'educational.', 'b2b-en': 'en.educational.', en: 'en.' };

/** All labels, the longest first, so that `en.educational.` is not taken for `en.`. */
const KNOWN_LABELS = Object.values(LABELS).filter((label) => label !== '').sort((a, b) => b.length - a.length);

const shopHostOf = (host: string): string => {
  const label = KNOWN_LABELS.find((known) => host.startsWith(known)) ?? '';
  return host.slice(label.length);
};

/** Home page of another storefront of the same shop. The base is scheme and host, no slash behind them. */
export const doorTo = (name: StorefrontName, baseUrl: string): string => {
  const [scheme = '', host = ''] = baseUrl.split('//');
  return `${scheme}//${LABELS[name]}${shopHostOf(host)}/`;
};

export const isOpen = (name: StorefrontName, { store, language }: Pick<Storefront, 'store' | 'language'>): boolean =>
  STOREFRONTS[name].store === store && STOREFRONTS[name].language === language;
