import type { Contents } from '../content/contents.port.ts';
import { pageKindOf } from '../content/page-kind.ts';
import { resolvePage } from '../content/resolve-page.ts';
import { type StorefrontId, STOREFRONTS } from '../storefronts/storefront.ts';
import type { Shopper } from '../visit/shopper.ts';
import { isListed } from './search-engines.ts';

/** The same page for another country. */
export interface Alternate {
  /** Language and country (BCP 47), or `x-default`. */
  readonly hreflang: string;
  readonly storefront: StorefrontId;
}

/** The German shops for consumers are the same shop for several countries (SEO-01). */
const ALTERNATES: readonly Alternate[] = [
  { hreflang: 'de-CH', storefront: 'ch' },
  { hreflang: 'de-LI', storefront: 'ch' },
  { hreflang: 'de-DE', storefront: 'de' },
  { hreflang: 'x-default', storefront: 'de' },
  { hreflang: 'de-AT', storefront: 'at' },
  { hreflang: 'de-IT', storefront: 'at' },
];
const STOREFRONT_IDS = [...new Set(ALTERNATES.map(({ storefront }) => storefront))];

/** A storefront that does not answer counts as one without the page: a missing link harms less than one that leads nowhere. */
const exists = async (
  contents: Contents,
  shopper: Shopper,
  storefront: StorefrontId,
  path: string,
): Promise<boolean> => {
  try {
    const details = await contents.page({ ...shopper, storefront: STOREFRONTS[storefront] }, path);
    return resolvePage(details, path).outcome === 'page';
  } catch {
    return false;
  }
};

const mayBeListed = (address: string): boolean => {
  const kind = pageKindOf(address);
  return (
    !address.includes('?') &&
    kind !== 'account' &&
    kind !== 'checkout' &&
    isListed({ path: address, query: {}, isFound: true })
  );
};

/**
 * The page at an address for each country, its own among them, where it exists: search engines ignore all of them if one leads
 * nowhere. None if no other storefront has it, and under an address with parameters: a listing may have fewer pages elsewhere.
 */
export const alternatesOf =
  ({ contents }: { readonly contents: Contents }) =>
  async (shopper: Shopper, address: string): Promise<readonly Alternate[]> => {
    const own = shopper.storefront.id;
    if (!STOREFRONT_IDS.includes(own) || !mayBeListed(address)) return [];
    const others = STOREFRONT_IDS.filter((id) => id !== own);
    const existing = await Promise.all(others.map((id) => exists(contents, shopper, id, address)));
    const found = new Set(others.filter((_id, at) => existing[at]));
    return found.size === 0 ? [] : ALTERNATES.filter(({ storefront }) => storefront === own || found.has(storefront));
  };
