import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const t = textsOf('de');

/** No id of the shop looks like these. */
const NO_IDS = ['x', 'a%20b', '%00', '%27%22', '%F0%9F%98%80', 'x'.repeat(300), '__proto__', '1'];

/** Every URL that takes an id or another value of the shop, up to that value. */
const UP_TO_THE_ID = [
  '/prod/',
  '/cat/',
  '/cat/10/?p=',
  '/cat/10/?filter.brand=',
  '/cat/10/?filter.x.y=',
  '/prod/1/?varid=',
  '/prod/1/?tab=',
  '/prod/1/?variant.colour=',
  '/search/?q=',
  '/search/?q=heft&searchInCategoryId=',
  '/vergleich/?ids=',
  '/rating/?enc=',
  '/myaccount/review/?product=',
  '/myaccount/orders/?p=',
  '/myaccount/orders/?q=',
  '/myaccount/orders/?filter=',
  '/myaccount/orders/orderdetail/?orderId=',
  '/myaccount/returns/?order=',
  '/myaccount/returns/productselection/?order=',
  '/myaccount/returns/regulations/?order=',
  '/myaccount/returns/carrier/?order=',
  '/myaccount/returns/confirm/?order=',
  '/myaccount/newpassword/?token=',
  '/myaccount/register/?origin=',
  '/login/?origin=',
  '/checkout/confirmation/?order=',
  '/checkout/confirmation/?preview=',
  '/checkout/payment/?errorCode=',
  '/prime/?abo=',
  '/prime/checkout/?abo=',
  '/service/bestellstatus/?order=',
  '/service/vertrag-widerrufen/?order=',
  '/service/katalog/?id=',
  '/amazonpay/success/?amazonCheckoutSessionId=',
  '/amazonpay/success/?checkoutType=prime&amazonCheckoutSessionId=',
  '/amazonpay/review/?amazonCheckoutSessionId=',
  '/amazonpay/review/?checkoutType=prime&amazonCheckoutSessionId=',
  '/computop/success/?errorCode=',
  '/computop/success/?checkoutType=prime&errorCode=',
];

describe.each(WHOLE_SHOPS)('an id that somebody made up, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(['empty', 'account', 'ready-to-order', 'order-returnable'])(
    'is never a failure of the shop, in a URL that a visitor opens in the scenario %s',
    async (scenario) => {
      const { browser } = await resumeScenario(shop, scenario);
      const failed: string[] = [];
      for (const url of UP_TO_THE_ID.flatMap((start) => NO_IDS.map((id) => `${start}${id}`))) {
        const { statusCode } = await browser.get(url);
        if (statusCode >= 500) failed.push(`${statusCode} ${url}`);
      }
      expect(failed).toEqual([]);
    },
  );

  it('leads a customer who would review a product to a page that says that there is none', async () => {
    const { browser } = await resumeScenario(shop, 'account');
    for (const id of NO_IDS) {
      const { statusCode, body } = await browser.get(`/myaccount/review/?product=${id}`);
      expect([id, statusCode, body.includes(t('shell:error.notFound'))]).toEqual([id, 404, true]);
    }
  });
});
