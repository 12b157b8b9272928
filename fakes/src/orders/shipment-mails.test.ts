import type { Carts } from '@shop/domain/carts/carts.port';
import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { addItem, cartIdOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';
import { continueAsGuest, enterShop, payBy } from '../scenarios/steps.ts';
import { aShop } from '../testing/a-shop.ts';
import { mailWithPaths } from '../testing/read-mails.ts';
import { capturedMails } from '../worlds/mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TO = 'gerda.gast@pausenhof.example';

/** A guest's order of two articles, one of which may be bulky. */
interface Wanted {
  readonly storefront?: StorefrontId;
  readonly paymentId?: string;
  readonly bulky?: boolean;
  readonly emails?: Parameters<Carts['setAlternativeEmails']>[2];
}

const ordered = async ({ storefront = 'de', paymentId = 'RECHNUNG', bulky = false, emails = {} }: Wanted = {}) => {
  const { shop, world } = await aShop(storefront);
  const goods = assortment();
  const context = {
    shop,
    world,
    goods,
    anonymous: { storefront: STOREFRONTS[storefront], loginState: 'logged-out' },
  } as const;
  const items = bulky
    ? [...selectItems(goods, 1, ORDINARY), selectItem(goods, { bulky: true, stock: 5 })]
    : selectItems(goods, 2, ORDINARY);
  const guest = await continueAsGuest(context, await enterShop(context));
  valueOf(await updateCart({ shop }, guest, ...items.map((itemId) => addItem(itemId))));
  if (bulky)
    valueOf(
      await shop.shippers.saveSpedition(guest, cartIdOf(guest), [{ fieldName: 'phone', fieldValue: '030 4711' }]),
    );
  valueOf(await shop.carts.setAlternativeEmails(guest, cartIdOf(guest), emails));
  valueOf(await shop.carts.setOrderReference(guest, cartIdOf(guest), 'Klasse 3b'));
  await payBy(context, guest, paymentId);
  const { orderId = '' } = valueOf(await shop.orders.submit(guest, cartIdOf(guest)));
  const mails = async (template: string, to = TO) => (await capturedMails(world, { to, template })).map(mailWithPaths);
  return { shop, world, guest, orderId, mails };
};

describe('the mails about a shipment', () => {
  it('come when the carrier takes it and when it arrives, and lead to the order and to the return', async () => {
    const { world, mails, orderId } = await ordered();
    expect([await mails('order-dispatched'), await mails('order-delivered')]).toEqual([[], []]);
    world.advance({ advanceMs: DAY_MS });
    const [dispatched, ...others] = await mails('order-dispatched');
    expect([dispatched?.subject, dispatched?.worldNow, others]).toEqual([
      `Ihre Bestellung ${orderId} ist unterwegs`,
      '2026-11-23T16:00:00.000Z',
      [],
    ]);
    expect(dispatched?.text).toMatch(/^Guten Tag Gerda Gast,\n\nheute haben wir diese Artikel .* verschickt:\n\n1 × /u);
    expect(dispatched?.text).toMatch(/Versanddienst: DHL\. Sendungsnummer: 00340434\d{12}\n/u);
    expect(dispatched?.text).not.toContain('übrigen Artikel');
    expect(dispatched?.links).toContainEqual({
      rel: 'order-status',
      url: `/service/bestellstatus/?orderId=${orderId}`,
    });
    world.advance({ advanceMs: 2 * DAY_MS });
    const [delivered, ...more] = await mails('order-delivered');
    expect([delivered?.subject, delivered?.worldNow, more]).toEqual([
      `Ihre Bestellung ${orderId} ist angekommen`,
      '2026-11-25T10:00:00.000Z',
      [],
    ]);
    expect(delivered?.text).toContain('Bis zum 25. Dezember 2026 können Sie es zurücksenden.');
    expect(delivered?.links).toContainEqual({
      rel: 'return',
      url: expect.stringMatching(/^\/myaccount\/returns\/productselection\/\?order=[0-9a-f]{32}$/u),
    });
  });

  it('name a carrier without putting it into a case', async () => {
    const { world, mails } = await ordered({ storefront: 'ch' });
    world.advance({ advanceMs: 3 * DAY_MS });
    const [[confirmed], [dispatched], [delivered]] = await Promise.all([
      mails('order-confirmation'),
      mails('order-dispatched'),
      mails('order-delivered'),
    ]);
    expect(confirmed?.text).toMatch(/\nLieferung [^\n]+ \(Schweizerische Post\)\n/u);
    expect(dispatched?.text).toMatch(/\nVersanddienst: Schweizerische Post\. Sendungsnummer: /u);
    expect(delivered?.text).toMatch(
      /\ndiese Artikel aus Ihrer Bestellung \d+ sind zugestellt \(Schweizerische Post\):\n/u,
    );
  });

  it('go to whoever takes the goods too, without invoice, prices and the way to the order', async () => {
    const STORE = 'lager@schule.example';
    const { world, mails, orderId } = await ordered({ emails: { shipping: STORE } });
    world.advance({ advanceMs: 3 * DAY_MS });
    const [dispatched, ...more] = await mails('order-dispatched', STORE);
    const [delivered] = await mails('order-delivered', STORE);
    expect([dispatched?.subject, delivered?.subject, more]).toEqual([
      `Ihre Bestellung ${orderId} ist unterwegs`,
      `Ihre Bestellung ${orderId} ist angekommen`,
      [],
    ]);
    expect(dispatched?.text).toMatch(/^Guten Tag,\n\nheute haben wir diese Artikel/u);
    expect([dispatched?.links.map(({ rel }) => rel), delivered?.links, dispatched?.attachments]).toEqual([
      ['tracking'],
      [],
      [],
    ]);
    expect(`${dispatched?.text} ${delivered?.text}`).not.toMatch(/€|Gerda/u);
    expect((await mails('order-dispatched')).map(({ attachments }) => attachments.length)).toEqual([1]);
    expect(await mails('invoice')).toEqual([]);
  });

  it('leave the invoice to the address that was named for it, with the buyer’s reference', async () => {
    const OFFICE = 'buchhaltung@schule.example';
    const { world, mails, orderId } = await ordered({ emails: { billing: OFFICE } });
    world.advance({ advanceMs: 3 * DAY_MS });
    const [invoice, ...more] = await mails('invoice', OFFICE);
    expect([invoice?.subject, more]).toEqual([`Rechnung zur Bestellung ${orderId}`, []]);
    expect(invoice?.text).toContain('Ihre Referenz: Klasse 3b');
    expect(invoice?.attachments).toEqual([
      expect.objectContaining({ type: 'application/pdf', name: expect.stringMatching(/\.pdf$/u) }),
    ]);
    expect((await mails('order-dispatched')).map(({ attachments }) => attachments)).toEqual([[]]);
    expect([await mails('order-dispatched', OFFICE), await mails('order-delivered', OFFICE)]).toEqual([[], []]);
  });

  it('go to the buyer alone if the other addresses are the same', async () => {
    const { world, mails } = await ordered({ emails: { billing: TO, shipping: TO } });
    world.advance({ advanceMs: 3 * DAY_MS });
    expect(
      [await mails('order-dispatched'), await mails('order-delivered'), await mails('invoice')].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 0]);
  });

  it('come once for each shipment of an order', async () => {
    const { world, mails } = await ordered({ bulky: true });
    world.advance({ advanceMs: DAY_MS });
    const [first] = await mails('order-dispatched');
    expect(first?.text).toContain('Die übrigen Artikel schicken wir Ihnen getrennt.');
    world.advance({ advanceMs: 14 * DAY_MS });
    const all = await mails('order-dispatched');
    expect(all.map(({ text }) => /Versanddienst: (?<carrier>[^,.]+)/u.exec(text)?.groups?.['carrier'])).toEqual([
      'DHL',
      'Spedition',
    ]);
    expect(await mails('order-delivered')).toHaveLength(2);
  });

  it.each([
    ['ch', 'heute haben wir diese Artikel', 'Bis zum 25. Dezember 2026'],
    ['en', 'today we dispatched these items', 'until 25 December 2026'],
  ] as const)('speak the language of %s', async (storefront, dispatched, delivered) => {
    const { world, mails } = await ordered({ storefront });
    world.advance({ advanceMs: 5 * DAY_MS });
    expect([(await mails('order-dispatched'))[0]?.text, (await mails('order-delivered'))[0]?.text]).toEqual([
      expect.stringContaining(dispatched),
      expect.stringContaining(delivered),
    ]);
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
  expect(mails.map(({ template }) => template).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'order-delivered'),
    ...Array.from({ length: 3 }, () => 'order-dispatched'),
  ]);
});
