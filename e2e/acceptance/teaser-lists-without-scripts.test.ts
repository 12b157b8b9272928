import type { OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const t = textsOf('de');

describe.each(WHOLE_SHOPS)(
  'the editors’ list on the home page, without scripts, with the shop $backend',
  ({ open }) => {
    let shop: OpenBackend;
    beforeAll(async () => {
      shop = await open();
    });
    afterAll(() => shop.close());

    it('shows its articles with quantities and total, and what goes with it (CMS-12)', async () => {
      const { landing } = await beginScenario(shop, 'empty');
      const home = await landing.open('/');
      expect(home.headings()).toContain('Alles für den Schulanfang, in einem Schritt');
      const entries = home.items('Alles für den Schulanfang');
      expect(entries).toHaveLength(12);
      expect(entries.every((entry) => /\d+ Stück/u.test(entry))).toBe(true);
      expect(home.text).toMatch(new RegExp(`${t('catalogue:teaserList.total')} ?: ?\\d+,\\d\\d €`, 'u'));
      expect(home.items(t('catalogue:teaserList.goesWith'))).toHaveLength(4);
    });

    it('goes into the basket as it is, and says what needs a variant', async () => {
      const { landing } = await beginScenario(shop, 'empty');
      const home = await landing.open('/');
      const bought = await home.press(t('catalogue:teaserList.cart'));
      expect(bought.url).toBe('/');
      expect(bought.toasts).toEqual([
        expect.stringMatching(t.like('shop.wishlist.teaserInCart')),
        expect.stringMatching(t.like('shop.cart.variantsToChoose')),
      ]);
    });
  },
);
