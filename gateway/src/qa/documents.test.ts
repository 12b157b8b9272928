import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';

const TO = 'anna.lehmann@pausenhof.example';
const DAY_MS = 86_400_000;

interface DispatchMail {
  readonly links: readonly { readonly rel: string; readonly url: string }[];
}

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The links of a mail about a parcel that was dispatched. */
const dispatched = async (world: string) => {
  const tester = testBrowser(shop.server);
  await tester.postJson('/qa/worlds', { id: world, at: '2026-11-23T09:00:00Z' });
  await tester.postJson(`/qa/worlds/${world}/clock`, { advanceMs: DAY_MS });
  const { mails } = (await tester.get(`/qa/worlds/${world}/mails?template=order-dispatched&to=${TO}`)).json<{
    mails: readonly DispatchMail[];
  }>();
  const url = (rel: string) => mails[0]?.links.find((link) => link.rel === rel)?.url ?? '';
  return { anybody: testBrowser(shop.server), invoice: url('invoice'), tracking: url('tracking') };
};

describe('the documents that a mail links to', () => {
  it('are an invoice and the carrier’s page, which open in any browser and are not stored', async () => {
    const { anybody, invoice, tracking } = await dispatched('parcels');
    const pdf = await anybody.get(invoice);
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control'], pdf.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
      '%PDF-',
    ]);
    expect([pdf.headers['content-security-policy'], pdf.headers['x-robots-tag']]).toEqual([
      "frame-ancestors 'none'",
      'noindex',
    ]);
    const page = await anybody.get(tracking);
    expect([page.statusCode, page.headers['content-type'], page.headers['x-robots-tag']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'noindex',
    ]);
  });

  it('are found by their whole address only', async () => {
    const { anybody, invoice, tracking } = await dispatched('forged');
    for (const forged of [
      invoice.replace('.1-', '.2-'),
      invoice.replace('/forged/', '/nowhere/'),
      tracking.slice(0, -1),
      tracking.replace('/parcel/', '/invoice/'),
    ]) {
      expect([forged, (await anybody.get(forged)).statusCode]).toEqual([forged, 404]);
    }
  });
});
