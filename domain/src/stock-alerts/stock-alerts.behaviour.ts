import { refusalOf, updateCart, addItem, cartIdOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Shopper } from '../visit/shopper.ts';
import { STOCK_ALERT_DAYS, STOCK_ALERT_LINK_DAYS, STOCK_ALERT_MAILS_A_DAY } from './stock-alerts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = 'anna.kern@schule.example';
const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;

const watch = async (
  { shop, anonymous, goods }: PortFixture,
  {
    email = EMAIL,
    itemId = goods.soldOut,
    shopper = anonymous,
  }: Partial<{
    readonly email: string;
    readonly itemId: string;
    readonly shopper: Shopper;
  }> = {},
): Promise<void> => valueOf(await shop.stockAlerts.watch(shopper, { itemId, email }));

const confirm = ({ shop, anonymous }: PortFixture, token: string) => shop.stockAlerts.confirm(anonymous, token);

const templatesTo = async ({ mailsTo }: PortFixture, email = EMAIL): Promise<readonly string[]> =>
  (await mailsTo(email)).map(({ template }) => template).filter((template) => template.startsWith('stock-alert-'));

/** The tokens of the links of a kind in all mails, the oldest first. */
const tokensIn = async ({ mailsTo }: PortFixture, rel: string, email = EMAIL): Promise<readonly string[]> =>
  (await mailsTo(email))
    .flatMap(({ links }) => links.filter((link) => link.rel === rel))
    .map(({ url }) => url.split('?token=')[1] ?? '');

const toConfirm = (fixture: PortFixture) => tokensIn(fixture, 'stock-alert-confirmation');
const toEnd = (fixture: PortFixture, email = EMAIL) => tokensIn(fixture, 'stock-alert-end', email);

/** An address that watches the sold-out article, and has confirmed it. */
const watched = async (fixture: PortFixture): Promise<void> => {
  await watch(fixture);
  valueOf(await confirm(fixture, (await toConfirm(fixture)).at(-1) ?? ''));
};

const restock = ({ setStock, goods }: PortFixture, pieces = 5): Promise<void> => setStock(goods.soldOut, pieces);

const CONFIRMATION = 'stock-alert-confirmation';
const WATCHING = 'stock-alert-watching';
const BACK = 'stock-alert-back';

const forms = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'takes every address for an article that is sold out',
    withFixture(harness, {}, async ({ shop, anonymous, goods }) => {
      for (const email of [EMAIL, EMAIL.toUpperCase(), 'neu@schule.example'])
        expect(await shop.stockAlerts.watch(anonymous, { itemId: goods.soldOut, email })).toEqual({
          ok: true,
          value: undefined,
        });
    }),
  );

  it(
    'refuses what is no e-mail address, no article, or in stock',
    withFixture(harness, {}, async ({ shop, anonymous, goods }) => {
      const refused = async (itemId: string, email: string) =>
        refusalOf(await shop.stockAlerts.watch(anonymous, { itemId, email }));
      expect(await refused(goods.soldOut, 'anna.kern@')).toMatchObject({
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
      });
      expect(await refused('no-such-item', EMAIL)).toEqual({ because: 'no-such-item' });
      expect(await refused(goods.ordinary[0], EMAIL)).toEqual({ because: 'in-stock' });
    }),
  );

  it(
    'confirms no invented link, and ends by it as by any other',
    withFixture(harness, {}, async (fixture) => {
      expect(refusalOf(await confirm(fixture, 'invented'))).toEqual({ because: 'no-such-link' });
      expect(await fixture.shop.stockAlerts.end(fixture.anonymous, 'invented')).toBeUndefined();
    }),
  );

  it(
    'tells an account what it watches, and nobody else',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, shopper, goods, account } = fixture;
      expect(await shop.stockAlerts.ofAccount(shopper)).toEqual([]);
      await watch(fixture, { email: account.email.toUpperCase(), shopper });
      await watch(fixture, { email: 'neu@schule.example', shopper });
      const item = await shop.catalogue.item(shopper, goods.soldOut);
      expect(await shop.stockAlerts.ofAccount(shopper)).toMatchObject([{ itemId: goods.soldOut, name: item?.name }]);
    }),
  );
};

const mailedLinks = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'mails once that an article is back which the link of a mail had confirmed',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous, goods, setStock } = fixture;
      await watch(fixture);
      const [token = ''] = await toConfirm(fixture);
      const item = await shop.catalogue.item(anonymous, goods.soldOut);
      for (const _press of [1, 2])
        expect(valueOf(await confirm(fixture, token))).toMatchObject({
          itemId: goods.soldOut,
          name: item?.name,
          path: `/prod/${item?.productId}/`,
        });
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION]);
      for (const pieces of [5, 0, 7]) await setStock(goods.soldOut, pieces);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION, BACK]);
      expect(refusalOf(await confirm(fixture, token))).toEqual({ because: 'no-such-link' });
    }),
  );

  it(
    'mails nothing but the link to who has not confirmed it',
    withFixture(harness, {}, async (fixture) => {
      await watch(fixture);
      await restock(fixture);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION]);
    }),
  );

  it(
    'mails at once if the article is back by the time it is confirmed',
    withFixture(harness, {}, async (fixture) => {
      await watch(fixture);
      await restock(fixture);
      valueOf(await confirm(fixture, (await toConfirm(fixture))[0] ?? ''));
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION, BACK]);
    }),
  );

  it(
    'waits for as many pieces as can be ordered',
    withFixture(harness, {}, async (fixture) => {
      const { goods, setStock } = fixture;
      const { itemId, minimum } = goods.withMinimum;
      await setStock(itemId, 0);
      await watch(fixture, { itemId });
      valueOf(await confirm(fixture, (await toConfirm(fixture))[0] ?? ''));
      await setStock(itemId, minimum - 1);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION]);
      await setStock(itemId, minimum);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION, BACK]);
    }),
  );

  it(
    'needs no confirmation for the address of the account that is signed in',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shopper, account } = fixture;
      await watch(fixture, { email: account.email, shopper });
      await restock(fixture);
      expect(await templatesTo(fixture, account.email)).toEqual([WATCHING, BACK]);
      expect(await fixture.shop.stockAlerts.ofAccount(shopper)).toEqual([]);
    }),
  );

  it(
    'asks for a confirmation if somebody types the address of an account, or a customer another one',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shopper, account } = fixture;
      await watch(fixture, { email: account.email });
      await watch(fixture, { shopper });
      expect([await templatesTo(fixture, account.email), await templatesTo(fixture)]).toEqual([
        [CONFIRMATION],
        [CONFIRMATION],
      ]);
    }),
  );

  it(
    'says to who watches already that nothing changes',
    withFixture(harness, {}, async (fixture) => {
      await watched(fixture);
      await watch(fixture);
      await restock(fixture);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION, WATCHING, BACK]);
    }),
  );

  it(
    'ends by the link of a mail, confirmed or not, and begins again by none from before',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous } = fixture;
      await watched(fixture);
      const [before = ''] = await toConfirm(fixture);
      const [ending = ''] = await toEnd(fixture);
      for (const _press of [1, 2]) await shop.stockAlerts.end(anonymous, ending);
      for (const token of [before, ending])
        expect(refusalOf(await confirm(fixture, token))).toEqual({ because: 'no-such-link' });
      await restock(fixture);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION]);
    }),
  );

  it(
    'is not ended by the link that confirms it',
    withFixture(harness, {}, async (fixture) => {
      await watched(fixture);
      await fixture.shop.stockAlerts.end(fixture.anonymous, (await toConfirm(fixture))[0] ?? '');
      await restock(fixture);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION, BACK]);
    }),
  );

  it(
    `mails an address ${STOCK_ALERT_MAILS_A_DAY} times a day, however often somebody asks`,
    withFixture(harness, {}, async (fixture) => {
      for (let press = 0; press < STOCK_ALERT_MAILS_A_DAY + 2; press += 1) await watch(fixture);
      expect(await toConfirm(fixture)).toHaveLength(STOCK_ALERT_MAILS_A_DAY);
      if (!harness.features.has('clock')) return;
      await fixture.pass(DAY_MS);
      await watch(fixture);
      expect(await toConfirm(fixture)).toHaveLength(STOCK_ALERT_MAILS_A_DAY + 1);
    }),
  );

  it(
    'mails who watches an article when an order of its last pieces is cancelled',
    withFixture(
      harness,
      { 'guest session': true, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'VORKASSE' } },
      async (fixture) => {
        const { shop, shopper, goods, setStock } = fixture;
        await setStock(goods.scarce, 1);
        valueOf(await updateCart(fixture, shopper, addItem(goods.scarce)));
        const ordered = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        await watch(fixture, { itemId: goods.scarce });
        valueOf(await confirm(fixture, (await toConfirm(fixture))[0] ?? ''));
        valueOf(await shop.orders.cancel(shopper, ordered.orderId ?? ''));
        expect(await templatesTo(fixture)).toEqual([CONFIRMATION, BACK]);
      },
    ),
  );
};

const expiry = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    `confirms by no link that is older than ${STOCK_ALERT_LINK_DAYS} days`,
    withFixture(harness, {}, async (fixture) => {
      await watch(fixture);
      await fixture.pass(STOCK_ALERT_LINK_DAYS * DAY_MS);
      expect(refusalOf(await confirm(fixture, (await toConfirm(fixture))[0] ?? ''))).toEqual({
        because: 'link-expired',
      });
      await restock(fixture);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION]);
    }),
  );

  it(
    `ends by itself after ${STOCK_ALERT_DAYS} days`,
    withFixture(harness, {}, async (fixture) => {
      await watched(fixture);
      await fixture.pass(STOCK_ALERT_DAYS * DAY_MS);
      await restock(fixture);
      expect(await templatesTo(fixture)).toEqual([CONFIRMATION]);
    }),
  );
};

/** What alerts for sold-out articles promise. */
export const behavesLikeStockAlerts = (harness: PortHarness, t: TestApi): void => {
  forms(harness, t);
  if (!harness.features.has('mails')) return;
  mailedLinks(harness, t);
  if (harness.features.has('clock')) expiry(harness, t);
};
