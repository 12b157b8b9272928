import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { MOST_STOCK_ALERTS, STOCK_ALERT_LINK_DAYS } from '@shop/domain/stock-alerts/stock-alerts';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { setStock } from '../catalogue/stock.ts';
import { selectItem, selectItems } from '../goods/select-items.ts';
import { aShop } from '../testing/a-shop.ts';
import { mailsIn } from '../testing/read-mails.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import { DAY_MS } from './alert-links.ts';
import { restock } from './restock.ts';

const EMAIL = 'anna.kern@schule.example';

const alertsIn = async (storefront: StorefrontId = 'de') => {
  const { shop, world, anonymous } = await aShop(storefront);
  const view = () => world.read((seen) => seen);
  const mails = () => mailsIn(view());
  const tokenOf = (rel: string) =>
    mails()
      .flatMap(({ links }) => links)
      .findLast((link) => link.rel === rel)
      ?.url.split('token=')[1] ?? '';
  const confirm = () => shop.stockAlerts.confirm(anonymous, tokenOf('stock-alert-confirmation'));
  const { goods } = view();
  return {
    world,
    mails,
    tokenOf,
    confirm,
    soldOut: selectItem(goods, { soldOut: true, severalItems: true }),
    ordinary: selectItems(goods, MOST_STOCK_ALERTS + 1, { severalItems: false, stock: 10 }),
    alerts: () => entriesOf(view().state.stockAlerts).map(([, alert]) => alert),
    links: () => entriesOf(view().state.stockAlertLinks),
    watch: async (itemId: string, email = EMAIL) => valueOf(await shop.stockAlerts.watch(anonymous, { itemId, email })),
  };
};

describe('the mail to confirm an alert', () => {
  it.each([
    ['de', 'Bitte bestätigen Sie Ihre Benachrichtigung', 'Benachrichtigung bestätigen', '7 Tage lang'],
    ['ch', 'Bitte bestätigen Sie Ihre Benachrichtigung', 'Benachrichtigung bestätigen', '7 Tage lang'],
    ['b2b-en', 'Please confirm your alert', 'Confirm the alert', '7 days'],
  ] as const)('says on %s what for, and for how long its link works', async (storefront, subject, link, days) => {
    const on = await alertsIn(storefront);
    await on.watch(on.soldOut);
    const [mail] = on.mails();
    expect(mail).toMatchObject({ to: EMAIL, template: 'stock-alert-confirmation', subject });
    for (const part of [link, days]) expect(mail?.text).toContain(part);
  });

  it('advertises nothing, and has no links but those that confirm and end the alert', async () => {
    const on = await alertsIn();
    await on.watch(on.soldOut);
    const [mail] = on.mails();
    expect(mail?.links.map(({ rel, url }) => [rel, url.split('?token=')[0]])).toEqual([
      ['stock-alert-confirmation', '/service/verfuegbarkeit/bestaetigen/'],
      ['stock-alert-end', '/service/verfuegbarkeit/beenden/'],
    ]);
    expect(mail?.html).not.toMatch(/€|<img/u);
  });

  it('has tokens of 160 bits, which the world does not store', async () => {
    const on = await alertsIn();
    await on.watch(on.soldOut);
    for (const token of [on.tokenOf('stock-alert-confirmation'), on.tokenOf('stock-alert-end')]) {
      expect(token).toMatch(/^[\da-f]{40}$/u);
      expect(JSON.stringify([on.alerts(), on.links()])).not.toContain(token);
    }
  });
});

it('the mail that an article is back names the variant, leads to it, and leaves nothing of the alert', async () => {
  const on = await alertsIn();
  await on.watch(on.soldOut);
  const { name, path } = valueOf(await on.confirm());
  on.world.run((tx) => restock(tx, on.soldOut, 9));
  const mail = on.mails().at(-1);
  expect(mail?.template).toBe('stock-alert-back');
  expect(mail?.subject).toMatch(new RegExp(`^Wieder lieferbar: ${name}, .+`, 'u'));
  expect(mail?.links).toEqual([{ rel: 'stock-alert-item', url: path }]);
  expect(path).toContain(`?varid=${on.soldOut}`);
  expect(mail?.html).not.toContain('€');
  expect([on.alerts(), on.links()]).toEqual([[], []]);
});

it('an address that nobody confirms is forgotten long after its link has expired', async () => {
  const on = await alertsIn();
  await on.watch(on.soldOut);
  on.world.advance({ advanceMs: (STOCK_ALERT_LINK_DAYS + 1) * DAY_MS });
  expect(on.alerts()).toMatchObject([{ status: 'pending' }]);
  on.world.advance({ advanceMs: 30 * DAY_MS });
  expect([on.alerts(), on.links()]).toEqual([[], []]);
});

it(`an address watches ${MOST_STOCK_ALERTS} articles, and another one in place of the oldest`, async () => {
  const on = await alertsIn();
  const [first = '', ...others] = on.ordinary;
  for (const itemId of [first, ...others]) {
    on.world.run((tx) => setStock(tx, itemId, 0));
    await on.watch(itemId);
    valueOf(await on.confirm());
    on.world.advance({ advanceMs: DAY_MS });
  }
  const watched = on.alerts().map(({ itemId }) => itemId);
  expect(watched.toSorted()).toEqual(others.toSorted());
});
