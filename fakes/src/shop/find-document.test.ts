import { orderDetailPath } from '@shop/domain/shared/paths';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryShop } from './in-memory-shop.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { startScenario } from '../scenarios/start-scenario.ts';
import { FIXTURE_TIME } from '../testing/arrange-fixture.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { DOCUMENTS } from '../documents/document-path.ts';
import { findDocument } from './find-document.ts';

/** The order of a scenario, and its documents by path. */
const orderOf = async (scenario: string) => {
  const worlds = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } });
  const { worldId, storefront, landing, ...ids } = await startScenario({ worlds }, scenario);
  const shop = inMemoryShop(worlds.get(worldId));
  const shopper = { ...ids, storefront: STOREFRONTS[storefront] };
  const orderId = landing.replace(orderDetailPath(''), '');
  const order = valueOf(await shop.orders.details(shopper, orderId));
  const open = (path = '') => {
    const [kind = '', world = '', name = ''] = path.slice(DOCUMENTS.length).split('/');
    return findDocument(worlds, { kind, world, name });
  };
  return { order, open, worlds, worldId, shop, shopper };
};

/** With ordinary spaces instead of the narrow ones in amounts. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F\n]/gu, ' ');

const invoiceOf = async (scenario: string, at = 0) => {
  const { order, open } = await orderOf(scenario);
  const { headers = {}, content = '' } = (await open(order.shipments[at]?.invoiceLink)) ?? {};
  const { pages, ...about } = await readPdf(content);
  return { order, headers, ...about, text: plain(pages.join(' ')) };
};

const amount = (minor: number, locale: string, currency: string): string =>
  plain(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100));

describe('the invoice of a shipment', () => {
  it.each([
    ['order-delivered', 'de-DE', 'Rechnung', 'USt-IdNr. DE 999 999 999', 'MwSt. 19 %'],
    ['austrian-order-delivered', 'de-AT', 'Rechnung', 'UID ATU 99999999', 'USt. 20 %'],
    ['swiss-order-delivered', 'de-CH', 'Rechnung', 'MWST-Nr. CHE-999.999.999 MWST', 'MWST 8.1 %'],
    ['b2b-english-order-delivered', 'en-GB', 'Invoice', 'VAT ID DE 999 999 999', 'VAT 19%'],
  ])(
    'of %s is a tagged PDF in %s with number, seller, buyer, dates, articles, tax and total',
    async (scenario, locale, word, vatId, tax) => {
      const { order, headers, text, info, isTagged, language } = await invoiceOf(scenario);
      const number = `R-${order.orderId}-1`;
      expect(headers).toEqual({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': "frame-ancestors 'none'",
        'content-disposition': `inline; filename="${number}.pdf"`,
      });
      expect([info?.['Title'], language, isTagged]).toEqual([
        `${word} ${number}`,
        locale,
        expect.objectContaining({ Marked: true }),
      ]);
      const {
        billingAddress: buyer,
        shipments: [shipment],
        total,
        shippingCost,
      } = order;
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(shipment?.dispatchDate ?? ''),
      );
      for (const part of [
        number,
        vatId,
        tax,
        day,
        'Pausenhof Handels GmbH',
        'Kreideweg 5',
        `${buyer.firstName} ${buyer.lastName}`,
        buyer.street,
        `${buyer.postCode} ${buyer.city}`,
      ])
        expect(text).toContain(part);
      for (const item of shipment?.items ?? [])
        for (const part of [item.name, item.articleNumber, amount(item.totalPrice.minor, locale, total.currency)])
          expect(text).toContain(plain(part));
      expect(text).toContain(amount(total.minor, locale, total.currency));
      if (shippingCost.minor > 0) expect(text).toContain(amount(shippingCost.minor, locale, total.currency));
    },
  );

  it('states the tax that the gross price contains, and the net amount beside it', async () => {
    const { order, text } = await invoiceOf('order-delivered');
    const { minor } = order.total;
    const tax = minor - Math.round(minor / 1.19);
    expect(text).toContain(`Nettobetrag zu 19 %: ${amount(minor - tax, 'de-DE', 'EUR')}`);
    expect(text).toContain(`MwSt. 19 %: ${amount(tax, 'de-DE', 'EUR')}`);
    expect(text).toContain('Alle Preise enthalten die gesetzliche Mehrwertsteuer.');
  });

  it('adds the tax to the net prices of schools, and all invoices of an order add up to it', async () => {
    const { order } = await invoiceOf('b2b-order-delivered');
    expect(order.shipments).toHaveLength(2);
    const texts = await Promise.all(
      order.shipments.map(async (_, at) => (await invoiceOf('b2b-order-delivered', at)).text),
    );
    const totals = texts.map((text) =>
      Number(
        /Rechnungsbetrag: (?<total>[\d.,]+) €/u.exec(text)?.groups?.['total']?.replaceAll('.', '').replace(',', ''),
      ),
    );
    expect(totals[0] ?? 0).toBeGreaterThan(0);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(order.total.minor);
    for (const text of texts)
      expect(text).toMatch(/Zahlbar ohne Abzug bis zum .*\d{4}\. Bitte geben Sie die Rechnungsnummer an\./u);
  });

  it('exists from dispatch on, and at no other address', async () => {
    const { order, open, worlds, worldId } = await orderOf('order-in-dispatch');
    expect(order.shipments[0]?.invoiceLink).toBeUndefined();
    const shipped = await orderOf('order-delivered');
    const path = shipped.order.shipments[0]?.invoiceLink ?? '';
    expect(await shipped.open(path)).toBeDefined();
    const other = path.replace(shipped.order.orderId, order.orderId);
    for (const forged of [
      other,
      path.replace(/-[0-9a-f]{32}/u, `-${'0'.repeat(32)}`),
      path.replace('invoice', 'parcel'),
      path.replace('.1-', '.2-'),
      `${DOCUMENTS}secret/${worldId}/x`,
      `${DOCUMENTS}invoice/nowhere/x-y.pdf`,
    ]) {
      expect([forged, await shipped.open(forged)]).toEqual([forged, undefined]);
    }
    worlds.get(worldId).advance({ advanceMs: 1 });
    expect(await open(other)).toBeUndefined();
  });
});

describe('the carrier’s page about a shipment', () => {
  it('tells its history, without names and addresses', async () => {
    const { order, open } = await orderOf('order-delivered');
    const [shipment] = order.shipments;
    const page = await open(shipment?.trackingLink);
    expect(page?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(page?.content)).toMatch(/zugestellt[^]*vom Absender übernommen[^]*bereitet die Sendung vor/u);
    expect(String(page?.content)).toContain(shipment?.trackingCode);
    for (const secret of [order.billingAddress.lastName, order.billingAddress.street, order.email])
      expect(String(page?.content)).not.toContain(secret);
  });

  it('says when a shipment on its way will arrive', async () => {
    const { order, open } = await orderOf('order-shipped');
    const page = await open(order.shipments[0]?.trackingLink);
    expect(String(page?.content)).toMatch(/<p>Lieferung [^<]+<\/p>/u);
    expect(String(page?.content)).not.toContain('zugestellt');
  });
});
