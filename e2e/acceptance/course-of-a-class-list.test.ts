import { anotherBrowser } from '@shop/gateway/testing/another-browser';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { goToSummary, order, resultOf } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const WISHLIST = '/myaccount/wishlist/';
const LINK = /\/myaccount\/wishlist\/shared\/\?token=\w+/u;
const OWN_CODE = /[0-9A-Z]{5}-[0-9A-Z]{5}/u;
const GLUE = 'Bastelkleber Magistra, 500 g';
/** Of the parent who buys. */
const BUYER = /Gerda|Gast|Schulstraße|gast@schule\.example/u;
const TEACHER = /Anna|Lehmann/u;

const positionsOf = (browser: Parameters<typeof resultOf>[0]) =>
  resultOf<{ readonly positions: readonly { readonly name: string; readonly quantity: number }[] }>(
    browser,
    '{ result: cart { positions { name quantity } } }',
  );

describe.each(WHOLE_SHOPS)('a class list from its first day to the order, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is made by a teacher, claimed and bought from by a parent without an account, and then tells counts to all and names to nobody', async () => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    const form = await (await withoutScripts(visitor.browser).open(WISHLIST)).follow(t('wishlists:lists.new'));
    const made = await form.press(t('wishlists:new.save'), {
      [t('wishlists:new.name')]: 'Klasse 3b, Werken',
      [t('wishlists:new.kind.class')]: 'class-list',
    });
    expect(made.headings()).toContain('Klasse 3b, Werken');
    const filled = await (await made.follow(t('wishlists:menu.import'))).press(t('wishlists:import.do'), {
      [t('wishlists:import.lines')]: '124201101;5\n101120801;24',
    });
    const list = await filled.open(made.url);
    expect(list.text).toContain('Gebraucht: 29 Stück. Übernommen: 0, davon gekauft: 0. Offen: 29.');
    const shared = await (await list.follow(t('wishlists:menu.share'))).press(
      `${t('wishlists:share.make')}: ${t('wishlists:share.parents')}`,
    );
    const link = LINK.exec(shared.text)?.[0] ?? '';

    const parent = await anotherBrowser(shop, visitor);
    const behindLink = await withoutScripts(parent).open(link);
    expect(behindLink.headings()[0]).toBe('Klasse 3b, Werken');
    const claimed = await behindLink.press(`${t('wishlists:claim.do')} ${GLUE}`, {
      [`${t('wishlists:claim.quantity')} ${GLUE}`]: '2',
    });
    expect(claimed.text).toContain('Sie bringen 2 Stück mit.');
    const code = OWN_CODE.exec(claimed.text)?.[0] ?? '';
    expect(code).not.toBe('');
    const basket = await claimed.press(/^Übernommenes in den Warenkorb \(2 Stück\)/u);
    expect(basket.toasts.join()).toContain('Im Warenkorb dazugekommen: 2 Stück.');
    expect((await positionsOf(parent)).positions).toEqual([{ name: GLUE, quantity: 2 }]);
    expect((await list.open(made.url)).text).toContain('Gebraucht 5, übernommen 2, davon gekauft 0, offen 3');
    await goToSummary(parent, MARKETS.de);
    await order(parent);

    const bought = await list.open(made.url);
    expect(bought.text).toContain('Gebraucht: 29 Stück. Übernommen: 2, davon gekauft: 2. Offen: 27.');
    expect(bought.text).toContain('Gebraucht 5, übernommen 2, davon gekauft 2, offen 3');
    expect(bought.text).not.toMatch(BUYER);
    expect(bought.text).not.toContain(code);

    const other = await withoutScripts(await anotherBrowser(shop, visitor)).open(link);
    expect(other.text).toContain('Gebraucht: 29 Stück. Übernommen: 2, davon gekauft: 2. Offen: 27.');
    expect(other.text).toContain('Gebraucht 5, übernommen 2, davon gekauft 2, offen 3');
    expect(other.text).not.toMatch(BUYER);
    expect(other.text).not.toMatch(TEACHER);
    expect(other.text).not.toContain(code);
  });
});
