import { PERSONAS } from '@shop/fakes/personas/personas';
import { atExpressProvider } from '@shop/fakes/scenarios/at-express-provider';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import type { PlainPage } from './testing/without-scripts.ts';

const t = textsOf('de');
const BASKET = '/checkout/basket/';
const SUMMARY = '/checkout/summary/';
const HOME_STREET = 'Rosenweg 12';

const linesOn = (page: PlainPage): readonly string[] => page.items(t('carts:basket.lines'));

describe.each(WHOLE_SHOPS)('without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('a visitor adds the chosen grade and colour to the basket', async () => {
    const { landing } = await beginScenario(shop, 'empty');
    const pencils = await landing.open('/prod/1011019/');
    await (await pencils.press(t('catalogue:product.show'), { Härtegrad: 'hb' })).press(
      t('catalogue:product.addToCart'),
    );
    const colours = await landing.open('/prod/1041027/');
    await (await colours.follow(/Pink/u)).press(t('catalogue:product.addToCart'));
    expect(linesOn(await landing.open(BASKET))).toEqual([
      expect.stringContaining('HB (mittel)'),
      expect.stringContaining('Pink'),
    ]);
  });

  it.each([BASKET, '/myaccount/orders/'])(
    'a customer reads in the header of %s who they are, and how many articles are in their basket',
    async (path) => {
      const page = await (await beginScenario(shop, 'returning-with-basket')).landing.open(path);
      expect([page.links(/^Anna/u)[0], page.links(/^Warenkorb, 4 Artikel/u)[0]]).toEqual(['/myaccount/', BASKET]);
    },
  );

  it('a customer whose basket was merged at the login finds the basket whole', async () => {
    const { landing } = await beginScenario(shop, 'merge-carts');
    const { existing } = PERSONAS;
    const login = await landing.open('/login/');
    await login.press(t('sessions:login.submit'), {
      [t('sessions:login.email')]: existing.identifier,
      [t('sessions:login.password')]: existing.password,
    });
    const basket = await landing.open(BASKET);
    expect(basket.text).toContain(t('carts:merge.title'));
    expect(basket.links(/^Anna/u)).toEqual(['/myaccount/']);
  });

  it('a visitor opens the pictures and the longer texts of a product', async () => {
    const { landing } = await beginScenario(shop, 'empty');
    const product = await landing.open('/prod/1031030/');
    expect(product.text).not.toContain('Trocken und mit geschlossener Kappe lagern.');
    expect(product.links(t('catalogue:zoom.open', { number: 1 }))[0]).toMatch(/felt-tips_orange-560\.webp$/u);
    const care = product
      .main()
      .getAllByRole('group', { hidden: true })
      .find(({ textContent }) => textContent?.includes('Pflege und Aufbewahrung') === true);
    const opened = await product.open(care?.querySelector('a')?.getAttribute('href') ?? '');
    expect(opened.text).toContain('Trocken und mit geschlossener Kappe lagern.');
  });

  it('a visitor redeems and removes a voucher, and reads at its field, once, why another is refused', async () => {
    const { landing } = await beginScenario(shop, 'guest-3-items');
    const [label, redeem] = [t('carts:voucher.code'), t('carts:voucher.redeem')];
    const redeemed = await landing.press(redeem, { [label]: 'SCHULE10' });
    expect(redeemed.items(t('carts:voucher.list'))).toEqual([expect.stringContaining('SCHULE10')]);
    const removed = await redeemed.press(new RegExp(`^${t('carts:voucher.remove')}.*SCHULE10`, 'u'));
    expect(removed.items(t('carts:voucher.list'))).toEqual([]);
    const refused = await removed.press(redeem, { [label]: 'GIBTESNICHT' });
    const field = refused.main().getByLabelText<HTMLInputElement>(label);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['GIBTESNICHT', 'true']);
    expect([refused.text.split(t('shop.voucher.unknown')).length - 1, refused.toasts]).toEqual([1, []]);
  });

  it('a visitor who redeems no code is asked for one, and nothing is said of vouchers', async () => {
    const { landing } = await beginScenario(shop, 'guest-3-items');
    const refused = await landing.press(t('carts:voucher.redeem'), { [t('carts:voucher.code')]: ' ' });
    expect(refused.main().getByLabelText(t('carts:voucher.code')).getAttribute('aria-invalid')).toBe('true');
    expect(refused.text).toContain('Bitte geben Sie einen Gutscheincode an.');
    expect(refused.text).not.toContain(t('shop.voucher.unknown'));
  });

  it('a quantity that is no number stays in its field with the reason, in the basket and where it is bought, and nothing changes', async () => {
    const { landing } = await beginScenario(shop, 'empty');
    const stapler = await landing.open('/prod/1841007/?varid=1841007-01');
    const shown = (page: PlainPage, label: string) => {
      const field = page.main().getByLabelText<HTMLInputElement>(label, { selector: 'input' });
      const reason = page.main().queryByText(t('shop.form.error.quantity'))?.closest('p');
      return [
        field.value,
        field.getAttribute('aria-invalid'),
        reason != null && field.getAttribute('aria-describedby') === reason.id,
      ];
    };
    const refused = await stapler.enter(t('catalogue:product.quantity'), '1,5');
    expect(shown(refused, t('catalogue:product.quantity'))).toEqual(['1,5', 'true', true]);
    const bought = await refused.press(t('catalogue:product.addToCart'), { [t('catalogue:product.quantity')]: ' 4 ' });
    expect(shown(bought, t('catalogue:product.quantity')).slice(1)).toEqual([null, false]);
    const basket = await bought.open(BASKET);
    const label =
      basket
        .main()
        .getAllByRole<HTMLInputElement>('textbox', { hidden: true })
        .map((field) => field.getAttribute('aria-label'))
        .find((name) => name?.startsWith('Menge') === true) ?? '';
    const unchanged = await basket.enter(label, 'zwei');
    expect(shown(unchanged, label)).toEqual(['zwei', 'true', true]);
    expect(shown(await unchanged.open(BASKET), label)).toEqual(['4', null, false]);
    expect(shown(await unchanged.enter(label, '\u200B６'), label)).toEqual(['6', null, false]);
  });

  it.each(['ready-to-order', 'session-ends-soon'])(
    'a step that needs scripts says so, and leads to people who help: %s',
    async (scenario) => {
      const { landing } = await beginScenario(shop, scenario);
      expect(landing.text).toContain('Dieser Schritt braucht JavaScript.');
      expect(landing.links('Kundenservice')).toEqual(['/service/kontakt/']);
    },
  );

  it('a line says what is at the price of a lightning deal and what at the ordinary one, to the cent (DEAL-06)', async () => {
    const { landing } = await beginScenario(shop, 'lightning-split');
    expect(linesOn(landing)).toEqual([
      expect.stringMatching(/60,43 €5 zum Blitzpreis von 7,89 €2 zum Normalpreis von 10,49 €$/u),
    ]);
  });

  it('a page that is opened after the end of a reservation says so, per line (DEAL-02)', async () => {
    const { landing } = await beginScenario(shop, 'lightning-expired');
    const [notice] = landing.main().getAllByRole('alert', { hidden: true });
    expect(notice?.textContent).toContain(t('deals:released'));
    expect(notice?.querySelector('li')?.textContent).toMatch(/2 Stück, jetzt je 10,49.€ statt 7,89.€/u);
    expect(linesOn(landing)).toEqual([expect.stringContaining('20,98')]);
  });

  it('a reservation is extended by a form (DEAL-02)', async () => {
    const { landing, world } = await beginScenario(shop, 'lightning-90s-left');
    const extended = await landing.press(t('deals:extend'));
    expect(extended.text).toContain(t('shop.deals.extended'));
    expect(extended.main().getAllByRole('button', { name: t('deals:extend'), hidden: true })).toHaveLength(1);
    world.advance({ advanceMs: 10 * 60_000 });
    expect((await extended.open(BASKET)).text).not.toContain(t('deals:released'));
  });

  it('the pieces of a deal that are added were split, which page and basket say (DEAL-05, DEAL-06)', async () => {
    const { landing } = await beginScenario(shop, 'deal-last-pieces');
    const tile = landing
      .main()
      .getAllByRole('article', { hidden: true })
      .find(({ textContent }) => textContent?.includes(t('catalogue:deal.reserved', { percent: '97' })) === true);
    const product = await landing.open(tile?.querySelector('h2 a, h3 a')?.getAttribute('href') ?? '');
    const added = await product.press(t('catalogue:product.addToCart'), { [t('catalogue:product.quantity')]: '4' });
    expect(added.text).toMatch(t.like('shop.cart.dealSplit'));
    expect(linesOn(await added.open(BASKET))).toEqual([expect.stringMatching(/3 zum Blitzpreis.*1 zum Normalpreis/u)]);
  });

  it('the express button of the basket leads to the provider and back to the summary, which can be left again (PAY-08)', async () => {
    const { landing, world } = await beginScenario(shop, 'amazon-pay-basket');
    const provider = await landing.press(t('carts:basket.express'));
    const session = await atExpressProvider(world).approveSession(provider.url);
    const summary = await landing.open(`/amazonpay/review/?amazonCheckoutSessionId=${encodeURIComponent(session)}`);
    expect(summary.url).toBe(SUMMARY);
    expect(summary.text).toContain(HOME_STREET);
    const left = await summary.press(t('summary:summary.otherPayment'));
    expect(left.url).toBe('/checkout/shipping/');
    expect(left.text).not.toContain(HOME_STREET);
  });

  it('articles that the express provider does not accept show no button, in the basket and on their page (PAY-09)', async () => {
    const { landing } = await beginScenario(shop, 'amazon-pay-excluded');
    const buttonsOn = (page: PlainPage, name: string) => page.main().queryAllByRole('button', { name, hidden: true });
    expect([landing.url, buttonsOn(landing, t('carts:basket.express'))]).toEqual([BASKET, []]);
    const product = await landing.open(
      landing
        .main()
        .getByRole('list', { name: t('carts:basket.lines'), hidden: true })
        .querySelector('a')
        ?.getAttribute('href') ?? '',
    );
    expect([
      buttonsOn(product, t('catalogue:product.addToCart')).length,
      buttonsOn(product, t('catalogue:product.express')),
    ]).toEqual([1, []]);
  });
});
