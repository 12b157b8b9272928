import type { Storefront, StorefrontId } from '@shop/domain/storefronts/storefront';

/** The brand of a storefront: name and look. */
interface Brand {
  readonly name: string;
  /** The logo's text: the name, and a branch in lighter letters. */
  readonly logo: { readonly house: string; readonly branch?: string };
  readonly theme: 'consumer' | 'business';
  /** The browser's theme colour. */
  readonly themeColor: string;
  /** The page's `lang`. */
  readonly htmlLanguage: string;
}

const CONSUMER = { name: 'Pausenhof', logo: { house: 'Pausenhof' }, theme: 'consumer', themeColor: '#1f5c4b' } as const;
const BUSINESS = { theme: 'business', themeColor: '#1d3f72' } as const;

const BRANDS: Readonly<Record<StorefrontId, Brand>> = {
  de: { ...CONSUMER, htmlLanguage: 'de' },
  at: { ...CONSUMER, htmlLanguage: 'de-AT' },
  ch: { ...CONSUMER, htmlLanguage: 'de-CH' },
  en: { ...CONSUMER, htmlLanguage: 'en-GB' },
  'b2b-de': { ...BUSINESS, name: 'Pausenhof Bildung', logo: { house: 'Pausenhof', branch: 'Bildung' }, htmlLanguage: 'de' },
  'b2b-en': { ...BUSINESS, name: 'Pausenhof Education', logo: { house: 'Pausenhof', branch: 'Education' }, htmlLanguage: 'en-GB' },
};

export const brandOf = ({ id }: Pick<Storefront, 'id'>): Brand => BRANDS[id];
