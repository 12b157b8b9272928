import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { addItem, cartIdOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { ORDINARY, selectItem, selectItems } from '../scenarios/select-items.ts';
import { continueAsGuest, enterShop, payBy } from '../scenarios/steps.ts';
import { aShop } from '../testing/a-shop.ts';
import { capturedMails } from '../worlds/mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TO = 'gerda.gast@pausenhof.example';

/** A guest's order of two articles, one of which may be bulky. */
const ordered = async ({ storefront = 'de', paymentId = 'RECHNUNG', bulky = false }: { readonly storefront?: StorefrontId; readonly paymentId?: string; readonly bulky?: boolean } = {}) => {
  const { shop, world } = await aShop(storefront);
  const goods = assortment();
  const context = { shop, world, goods, anonymous: { storefront: STOREFRONTS[storefront], loginState: 'logged-out', headers: { 'x-shop-world': world.id } } } as const;
  const items = bulky ? [...selectItems(goods, 1, ORDINARY), selectItem(goods, { bulky: true, stock: 5 })] : selectItems(goods, 2, ORDINARY);
  const guest = await continueAsGuest(context, await enterShop(context));
  valueOf(await updateCart({ shop }, guest, ...items.map((itemId) => addItem(itemId))));
  if (bulky) valueOf(await shop.shippers.saveSpedition(guest, cartIdOf(guest), [{ fieldName: 'phone', fieldValue: '030 4711' }]));
  await payBy(context, guest, paymentId);
  const { orderId = '' } = valueOf(await shop.orders.submit(guest, cartIdOf(guest)));
  const mails = (template: string) => capturedMails(world, { to: TO, template });
  return { shop, world, guest, orderId, mails };
};

describe('the mails about a shipment', () => {
  it('come when the carrier takes it and when it arrives, and lead to the order and to the return', async () => {
    const { world, mails, orderId } = await ordered();
    expect([await mails('order-dispatched'), await mails('order-delivered')]).toEqual([[], []]);
    world.advance({ advanceMs: DAY_MS });
    const [dispatched, ...others] = await mails('order-dispatched');
    expect([dispatched?.subject, dispatched?.worldNow, others]).toEqual([`Ihre Bestellung ${orderId} ist unterwegs`, '2026-11-23T16:00:00.000Z', []]);
    expect(dispatched?.text).toMatch(/^Guten Tag Gerda Gast,\n\nheute haben wir diese Artikel .* an DHL übergeben:\n\n1 × /u);
    expect(dispatched?.text).toMatch(/Sendungsnummer: 00340434\d{12}\n/u);
    expect(dispatched?.text).not.toContain('übrigen Artikel');
    expect(dispatched?.links).toContainEqual({ rel: 'order-status', url: `/service/bestellstatus/?orderId=${orderId}` });
    world.advance({ advanceMs: 2 * DAY_MS });
    const [delivered, ...more] = await mails('order-delivered');
    expect([delivered?.subject, delivered?.worldNow, more]).toEqual([`Ihre Bestellung ${orderId} ist angekommen`, '2026-11-25T10:00:00.000Z', []]);
    expect(delivered?.text).toContain('Bis zum 25. Dezember 2026 können Sie es zurücksenden.');
    expect(delivered?.links).toContainEqual({ rel: 'return', url: expect.stringMatching(/^\/myaccount\/returns\/productselection\/\?order=[0-9a-f]{32}$/u) });
  });

  it('come once for each shipment of an order', async () => {
    const { world, mails } = await ordered({ bulky: true });
    world.advance({ advanceMs: DAY_MS });
    const [first] = await mails('order-dispatched');
    expect(first?.text).toContain('Die übrigen Artikel schicken wir Ihnen getrennt.');
    world.advance({ advanceMs: 14 * DAY_MS });
    const all = await mails('order-dispatched');
    expect(all.map(({ text }) => /an (?<carrier>[^,]+)[^:]* übergeben/u.exec(text)?.groups?.['carrier'])).toEqual(['DHL', 'Spedition']);
    expect(await mails('order-delivered')).toHaveLength(2);
  });

  it.each([
    ['ch', 'heute haben wir diese Artikel', 'Bis zum 25. Dezember 2026'],
    ['en', 'today we handed these articles', 'until 25 December 2026'],
  ] as const)('speak the language of %s', async (storefront, dispatched, delivered) => {
    const { world, mails } = await ordered({ storefront });
    world.advance({ advanceMs: 5 * DAY_MS });
    expect([(await mails('order-dispatched'))[0]?.text, (await mails('order-delivered'))[0]?.text]).toEqual([expect.stringContaining(dispatched), expect.stringContaining(delivered)]);
  });
});

describe('the mail about a cancelled order', () => {
  it.each([
    ['RECHNUNG', 'Sie müssen nichts bezahlen.'],
    ['VORKASSE', 'erhalten Sie zurück'],
  ])('paid by %s says: %s', async (paymentId, words) => {
    const { shop, guest, orderId, mails } = await ordered({ paymentId });
    valueOf(await shop.orders.cancel(guest, orderId));
    valueOf(await shop.orders.cancel(guest, orderId));
    const [mail, ...more] = await mails('order-cancelled');
    expect([mail?.subject, more]).toEqual([`Ihre Bestellung ${orderId} ist storniert`, []]);
    expect(mail?.text).toContain(words);
  });

  it('is the last one: nothing is dispatched any more', async () => {
    const { shop, guest, orderId, mails, world } = await ordered();
    valueOf(await shop.orders.cancel(guest, orderId));
    world.advance({ advanceMs: 30 * DAY_MS });
    expect([await mails('order-dispatched'), await mails('order-delivered')]).toEqual([[], []]);
  });
});

it('the orders from before a world began are mailed about too', async () => {
  const { world } = await aShop();
  world.advance({ advanceMs: 30 * DAY_MS });
  const mails = await capturedMails(world, { to: 'anna.lehmann@pausenhof.example' });
  expect(mails.map(({ template }) => template).toSorted()).toEqual([...Array.from({ length: 4 }, () => 'order-delivered'), ...Array.from({ length: 3 }, () => 'order-dispatched')]);
});
