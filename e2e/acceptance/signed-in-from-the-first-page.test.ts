import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');

describe.each(WHOLE_SHOPS)('the header of a page that the shop $backend renders', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  /** Where the links to the account and to the login lead. */
  const shortcutsOn = async (
    scenario: string,
    path: string,
    account = t('shell:header.account'),
  ): Promise<readonly (readonly string[])[]> => {
    const page = await withoutScripts((await resumeScenario(shop, scenario)).browser).open(path);
    expect(page.status).toBe(200);
    return [page.links(account), page.links(t('shell:header.login'))];
  };

  it.each([
    ['/', 'Konto'],
    ['/cat/10/', 'Konto'],
    ['/checkout/basket/', 'Anna'],
  ])('shows on %s that a customer is signed in: %s (AUTH-03)', async (path, account) => {
    expect(await shortcutsOn('returning-with-basket', path, account)).toEqual([['/myaccount/'], []]);
  });

  it.each(['/', '/cat/10/', '/checkout/basket/'])(
    'shows an anonymous visitor the link to the login on %s (AUTH-03)',
    async (path) => {
      expect(await shortcutsOn('guest-3-items', path)).toEqual([[], ['/login/']]);
    },
  );
});
