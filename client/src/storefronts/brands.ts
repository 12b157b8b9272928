import type { Storefront, StorefrontId } from '@shop/domain/storefronts/storefront';

/** The brand of a storefront: name and look. */
interface Brand {
  readonly name: string;
  /** The logo: its sign, the name, and a branch in lighter letters. The English business shop has a sign of its own (HEADER-05). */
  readonly logo: { readonly house: string; readonly branch?: string; readonly sign: 'hopscotch' | 'cap' };
  readonly theme: 'consumer' | 'business';
  /** How institutions reach the shop, shown in the header (HEADER-02). */
  readonly service?: { readonly phone: string; readonly email: string };
  /** The browser's theme colour. */
  readonly themeColor: string;
  /** The page's `lang`. */
  readonly htmlLanguage: string;
}

const CONSUMER = {
  name: 'Pausenhof',
  logo: { house: 'Pausenhof', sign: 'hopscotch' },
  theme: 'consumer',
  themeColor: '#1f5c4b',
} as const;
const BUSINESS = {
  theme: 'business',
  themeColor: '#1d3f72',
  service: { phone: '0800\u00a0728\u00a07366', email: 'bildung@pausenhof.example' },
} as const;

const BRANDS: Readonly<Record<StorefrontId, Brand>> = {
  de: { ...CONSUMER, htmlLanguage: 'de' },
  at: { ...CONSUMER, htmlLanguage: 'de-AT' },
  ch: { ...CONSUMER, htmlLanguage: 'de-CH' },
  en: { ...CONSUMER, htmlLanguage: 'en-GB' },
  'b2b-de': {
    ...BUSINESS,
    name: 'Pausenhof Bildung',
    logo: { house: 'Pausenhof', branch: 'Bildung', sign: 'hopscotch' },
    htmlLanguage: 'de',
  },
  'b2b-en': {
    ...BUSINESS,
    name: 'Pausenhof Education',
    logo: { house: 'Pausenhof', branch: 'Education', sign: 'cap' },
    htmlLanguage: 'en-GB',
  },
};

export const brandOf = ({ id }: Pick<Storefront, 'id'>): Brand => BRANDS[id];
