import type { OpenBackend } from '@shop/gateway/testing/backends';
import { goToSummary, order } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const t = textsOf('de');
const named = (key: Parameters<typeof t>[0]): RegExp => new RegExp(`^${t(key)}`, 'u');
const OWN_CODE = /[0-9A-Z]{5}-[0-9A-Z]{5}/u;

describe.each(WHOLE_SHOPS)('behind a link to a list, without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('a visitor reads what the link makes of them, and joins (WISH-19)', async () => {
    const { landing } = await beginScenario(shop, 'wishlist-invited');
    expect(landing.headings()[0]).toBe('Kollegium 3b');
    expect(landing.text).toContain(t('wishlists:share.level.editor.hint'));
    expect(landing.text).not.toMatch(/Anna|Lehmann|Ich bestelle am Freitag/u);
    const joined = await landing.press(t('wishlists:shared.join'));
    expect(joined.url).toMatch(/^\/myaccount\/wishlist\/\?list=/u);
    const again = await joined.open(landing.url);
    expect(again.links(t('wishlists:shared.open'))).toEqual([joined.url]);
  });

  it('a member leaves the list, and reads which one', async () => {
    const { landing } = await beginScenario(shop, 'wishlist-invited');
    const joined = await landing.press(t('wishlists:shared.join'));
    const left = await (await joined.follow(t('wishlists:menu.leave'))).press(t('wishlists:leave.do'));
    expect(left.toasts).toEqual(['Erledigt: Sie haben die Liste „Kollegium 3b“ verlassen.']);
    expect((await left.open(joined.url)).status).toBe(404);
  });

  it('a visitor buys the list, and copies it to their Merkzettel', async () => {
    const { landing } = await beginScenario(shop, 'wishlist-invited');
    const bought = await landing.press(t('wishlists:menu.cart'));
    expect(bought.url).toBe(landing.url);
    expect(bought.toasts[0]).toContain('15');
    const copied = await bought.press(t('wishlists:shared.copy.merkzettel'));
    expect(copied.text).toContain('Buntstifte-Etui Primo, 24 Farben');
  });

  it('a visitor reads which article was removed while they looked, and the basket stays empty', async () => {
    const { landing } = await beginScenario(shop, 'wishlist-invited');
    const name = 'Buntstifte-Etui Primo, 24 Farben';
    const joined = await landing.press(t('wishlists:shared.join'));
    await joined.press(`${t('wishlists:entry.remove')} ${name}`);
    const pressed = await landing.press(`${t('wishlists:entry.cart')} ${name}`);
    expect(pressed.url).toBe(landing.url);
    expect(pressed.toasts).toEqual([expect.stringContaining(`„${name}“ steht nicht mehr auf der Liste`)]);
    expect(pressed.main().queryByText(name)).toBeNull();
    expect((await pressed.open('/checkout/basket/')).text).toContain(t('carts:basket.empty'));
  });

  it('a parent takes pieces over, buys them, and gives them back by their code', async () => {
    const { landing } = await beginScenario(shop, 'class-list');
    const claimed = await landing.press(named('wishlists:claim.do'));
    const code = OWN_CODE.exec(claimed.text)?.[0] ?? '';
    expect(claimed.text).toContain(code);
    const bought = await claimed.press(/^Übernommenes in den Warenkorb/u);
    expect(bought.toasts).toEqual([expect.stringMatching(t.like('shop.wishlist.inCart'))]);
    const wrong = await bought.press(t('wishlists:claim.withdraw'), {
      [t('wishlists:claim.code.field')]: 'AAAAA-AAAAA',
    });
    expect(wrong.text).toContain(t('shop.wishlist.claim.unknown'));
    const back = await wrong.press(t('wishlists:claim.withdraw'), { [t('wishlists:claim.code.field')]: code });
    expect(OWN_CODE.exec(back.text.replace('7K2MX-94TQB', ''))).toBeNull();
  });

  it('nobody takes over more than the whole class needs, however much they insist, and what they typed stays', async () => {
    const { landing } = await beginScenario(shop, 'class-list');
    expect(landing.text).toMatch(
      /Offen: 95\. Dazu 11 Stück mehr als gebraucht\. Alles Offene kostet zu heutigen Preisen zusammen [\d.]+,\d\d € inkl\. MwSt\./u,
    );
    const quantity = t('wishlists:claim.quantity');
    const many = await landing.press(named('wishlists:claim.do'), { [quantity]: '9998' });
    expect(many.toasts).toEqual([`Fehler: ${t('shop.wishlist.claim.tooMany', { open: '23' })}`]);
    expect(many.valueOf(quantity)).toBe('9998');
    const insisted = await landing.press(named('wishlists:claim.insist'), { [quantity]: '5' });
    const refusal = t('shop.wishlist.claim.moreThanNeeded', { possible: '4' });
    expect(insisted.toasts).toEqual([`Fehler: ${refusal}`]);
    const field = insisted.main().getByDisplayValue('5');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const done = await insisted.press(named('wishlists:claim.insist'), { [quantity]: '4' });
    expect(done.text).toContain('Sie bringen 4 Stück mit.');
  });

  it('a parent reads that what they have bought cannot be taken back, and sees no code for it', async () => {
    const { landing, browser } = await beginScenario(shop, 'class-list');
    const claimed = await landing.press(named('wishlists:claim.do'));
    const code = OWN_CODE.exec(claimed.text)?.[0] ?? '';
    await claimed.press(/^Übernommenes in den Warenkorb/u);
    await goToSummary(browser, MARKETS.de);
    await order(browser);
    const bought = await landing.open(landing.url);
    expect(bought.text).toContain('Sie bringen 1 Stück mit. Gekauft: 1.');
    expect(bought.text).not.toContain(code);
    const told = await bought.press(t('wishlists:claim.withdraw'), { [t('wishlists:claim.code.field')]: code });
    expect(told.toasts).toEqual([`Hinweis: ${t('shop.wishlist.claim.bought')}`]);
  });

  it('a press on a page of before puts nothing else into the basket than it says', async () => {
    const { landing } = await beginScenario(shop, 'class-list');
    const claimed = await landing.press(named('wishlists:claim.do'));
    const code = OWN_CODE.exec(claimed.text)?.[0] ?? '';
    await claimed.press(t('wishlists:claim.withdraw'), { [t('wishlists:claim.code.field')]: code });
    const pressed = await claimed.press(/^Übernommenes in den Warenkorb/u);
    expect(pressed.toasts).toEqual([expect.stringContaining(t('shop.wishlist.nothingAdded'))]);
    expect((await pressed.open('/checkout/basket/')).text).toContain(t('carts:basket.empty'));
  });

  it('a parent who has taken over something can take over the rest, and puts nothing into the basket twice', async () => {
    const { landing } = await beginScenario(shop, 'class-list');
    const rest = await landing.press(/^Alles Offene in den Warenkorb/u);
    expect(rest.text).not.toMatch(/Alles Offene in den Warenkorb/u);
    const again = await rest.press(/^Übernommenes in den Warenkorb/u);
    expect(again.toasts).toEqual([expect.stringContaining(t('shop.wishlist.nothingAdded'))]);
    const inBasket = (await again.open('/checkout/basket/')).main().getAllByRole<HTMLInputElement>('textbox');
    const free = await again.press(named('wishlists:claim.withdraw'));
    const claimed = await free.press(/^Alles Offene in den Warenkorb/u);
    expect(claimed.toasts).toEqual([expect.stringContaining(t('shop.wishlist.alreadyInCart'))]);
    const basket = (await claimed.open('/checkout/basket/')).main().getAllByRole<HTMLInputElement>('textbox');
    expect(basket.map(({ value }) => value)).toEqual(inBasket.map(({ value }) => value));
    const one = await (await beginScenario(shop, 'class-list')).landing.press(named('wishlists:claim.do'));
    expect(one.text).toMatch(/Übernommenes in den Warenkorb \(1 Stück\).*Alles Offene in den Warenkorb \(\d+ Stück\)/u);
  });

  it('a teacher fills the basket up to what is open on a class list, and once more does not double it', async () => {
    const { landing } = await beginScenario(shop, 'class-list-teacher');
    const pressed = await landing.press(t('wishlists:menu.cart'));
    expect(pressed.toasts).toEqual([expect.stringContaining('Im Warenkorb dazugekommen: 95 Stück.')]);
    const again = await landing.press(t('wishlists:menu.cart'));
    expect(again.toasts).toEqual([`Hinweis: ${t('shop.wishlist.openInCart')}`]);
    const basket = (await again.open('/checkout/basket/')).main().getAllByRole<HTMLInputElement>('textbox');
    expect(basket.reduce((pieces, { value }) => pieces + Number(value), 0)).toBe(95);
  });

  it('a teacher releases what is taken over of an article, and whoever had taken it over reads that', async () => {
    const { landing } = await beginScenario(shop, 'class-list-teacher');
    const parents = await (await landing.follow('Teilen')).press(named('wishlists:share.make.again'));
    const [link = ''] = /\/myaccount\/wishlist\/shared\/\?token=\w+/u.exec(parents.text) ?? [];
    const claimed = await (await landing.open(link)).press(named('wishlists:claim.do'));
    const code = OWN_CODE.exec(claimed.text)?.[0] ?? '';
    const list = await landing.open(landing.url);
    expect(list.text).toContain('Gebraucht 28, übernommen 6, davon gekauft 0, offen 22');
    const asked = await list.follow(/^Übernommenes freigeben \(6 Stück\)/u);
    expect(asked.text).toContain('6 Stück sind übernommen und noch nicht gekauft.');
    const released = await asked.press('6 Stück freigeben');
    expect(released.toasts).toEqual([expect.stringMatching(/^Erledigt: Freigegeben: 6 × /u)]);
    expect(released.text).toContain('Gebraucht 28, übernommen 0, davon gekauft 0, offen 28');
    const told = await released.open(link);
    expect(told.text).toContain('Wer die Liste führt, hat 1 Stück wieder freigegeben, die Sie übernommen hatten.');
    expect(told.text).not.toContain(code);
    const withdrawn = await told.press(t('wishlists:claim.withdraw'), { [t('wishlists:claim.code.field')]: code });
    expect(withdrawn.toasts).toEqual([`Hinweis: ${t('shop.wishlist.claim.released')}`]);
    const again = await withdrawn.press(named('wishlists:claim.do'), { [t('wishlists:claim.quantity')]: '2' });
    expect(again.text).toContain('Sie bringen 2 Stück mit.');
  });

  it('a teacher who removes an article reads what was taken over of it, and so does whoever had taken it over, until it is back', async () => {
    const { landing } = await beginScenario(shop, 'class-list-teacher');
    const parents = await (await landing.follow('Teilen')).press(named('wishlists:share.make.again'));
    const [link = ''] = /\/myaccount\/wishlist\/shared\/\?token=\w+/u.exec(parents.text) ?? [];
    await (await landing.open(link)).press(named('wishlists:claim.do'), { [t('wishlists:claim.quantity')]: '2' });
    const removed = await (await landing.open(landing.url)).press(named('wishlists:entry.remove'));
    expect(removed.toasts).toEqual([expect.stringMatching(/Davon übernommen: 7\sStück, schon gekauft: 0\.$/u)]);
    expect(removed.text).toContain('steht nicht mehr auf dieser Liste. Davon übernommen: 7 Stück, schon gekauft: 0.');
    const gone = 'wurde von der Liste entfernt. Von dem, was Sie übernommen haben, sind 2 Stück noch nicht gekauft:';
    expect((await removed.open(link)).text).toContain(gone);
    const restored = await removed.press(named('wishlists:removed.restore'));
    const back = await restored.open(link);
    expect(back.text).not.toContain(gone);
    expect(back.text).toContain('Sie bringen 2 Stück mit.');
  });

  it('a teacher who moves an article reads that what was taken over of it does not move with it', async () => {
    const { landing } = await beginScenario(shop, 'class-list-teacher');
    const options = await landing.follow(named('wishlists:entry.options'));
    const moved = await options.press(t('wishlists:transfer.move'));
    expect(moved.toasts).toEqual([
      expect.stringMatching(/verschoben\. Was davon übernommen war, geht nicht mit: 5\sStück, schon gekauft: 0\.$/u),
    ]);
  });

  it('a link that is not valid leads to a page with a way on, whatever is wrong with it', async () => {
    const { landing } = await beginScenario(shop, 'empty');
    for (const query of ['', '?token=', '?token=abc', `?token=${'a'.repeat(400)}`]) {
      const page = await landing.open(`/myaccount/wishlist/shared/${query}`);
      expect([page.status, page.headings()[0]]).toEqual([404, t('wishlists:shared.missing')]);
    }
  });
});
