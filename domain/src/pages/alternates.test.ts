import { describe, expect, it } from 'vitest';
import type { PageDetails } from '../content/content.ts';
import { STOREFRONTS, type StorefrontId } from '../storefronts/storefront.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { alternatesOf } from './alternates.ts';

const DETAILS = {
  redirectIsTemporary: false,
  seo: { title: '', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
} as const;

/** The alternates of a page that is found in these storefronts; one that is down fails. */
const alternatesIn = async (own: StorefrontId, path: string, found: readonly StorefrontId[], down?: StorefrontId) => {
  const asked: StorefrontId[] = [];
  const contents = {
    page: async ({ storefront }: { readonly storefront: { readonly id: StorefrontId } }): Promise<PageDetails> => {
      asked.push(storefront.id);
      if (storefront.id === down) throw new Error('down');
      return { ...DETAILS, pageType: found.includes(storefront.id) ? 'CONTENT' : 'NOT_FOUND' };
    },
    footer: () => Promise.reject(new Error('not asked')),
  };
  const alternates = await alternatesOf({ contents })(anAnonymousShopper({ storefront: STOREFRONTS[own] }), path);
  return { asked, alternates: alternates.map(({ hreflang, storefront }) => `${hreflang} ${storefront}`) };
};

const EVERYWHERE = ['de', 'at', 'ch'] as const;
const ALL = ['de-CH ch', 'de-LI ch', 'de-DE de', 'x-default de', 'de-AT at', 'de-IT at'];

describe('the same page for other countries', () => {
  it.each(EVERYWHERE)('is named on %s: de-CH and de-LI, de-DE and x-default, de-AT and de-IT (SEO-01)', async (own) => {
    expect((await alternatesIn(own, '/beratung/', EVERYWHERE)).alternates).toEqual(ALL);
  });

  it.each(['b2b-de', 'b2b-en', 'en'] as const)('is not named on %s, and not asked for (SEO-01)', async (own) => {
    expect(await alternatesIn(own, '/beratung/', EVERYWHERE)).toEqual({ asked: [], alternates: [] });
  });

  it('is named only where it exists, and not at all if it exists nowhere else', async () => {
    expect((await alternatesIn('at', '/beratung/', ['de'])).alternates).toEqual([
      'de-DE de',
      'x-default de',
      'de-AT at',
      'de-IT at',
    ]);
    expect((await alternatesIn('at', '/beratung/', [])).alternates).toEqual([]);
  });

  it('is left out of a storefront that does not answer', async () => {
    expect((await alternatesIn('de', '/beratung/', EVERYWHERE, 'ch')).alternates).toEqual([
      'de-DE de',
      'x-default de',
      'de-AT at',
      'de-IT at',
    ]);
  });

  it('is not asked for of a further page of a listing, nor of one in another order', async () => {
    for (const address of ['/cat/10/?p=2', '/cat/10/?sort=price-asc'])
      expect(await alternatesIn('de', address, EVERYWHERE)).toEqual({ asked: [], alternates: [] });
  });

  it.each(['/login/', '/checkout/basket/', '/checkout/summary/', '/myaccount/orders/', '/search/'])(
    'is not asked for of %s, which no search engine lists',
    async (path) => {
      expect(await alternatesIn('de', path, EVERYWHERE)).toEqual({ asked: [], alternates: [] });
    },
  );
});
