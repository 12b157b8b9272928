import { settlePayment } from '@shop/fakes/orders/settle-payment';
import { PAYMENT_WORDING } from '@shop/fakes/payments/payment-texts';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { put } from '@shop/fakes/worlds/transaction';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { mailsOf } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import type { PlainPage } from './testing/without-scripts.ts';

const CHECKOUT = '/prime/checkout/';
const CANCELLED = `${CHECKOUT}?errorCode=cancelled`;
const RETURN = '/computop/success/?checkoutType=prime';

/** Each method with pages of its provider, and the price of a year where it is offered. */
const METHODS = [
  { paymentId: 'CREDIT_CARD', storefront: 'de', scenario: 'prime-offer', price: '49,00 €' },
  { paymentId: 'PAYPAL', storefront: 'de', scenario: 'prime-offer', price: '49,00 €' },
  { paymentId: 'TWINT', storefront: 'ch', scenario: 'prime-offer-swiss', price: 'CHF 59.00' },
  { paymentId: 'AMAZONPAY', storefront: 'de', scenario: 'prime-offer-amazon', price: '49,00 €' },
] as const;

/** Stands on the lines of members. */
const PRIME_BADGE = /Prime(?=Lieferung)/u;

describe.each(WHOLE_SHOPS)('a membership, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(METHODS)(
    'is not sold by $paymentId if that is cancelled, and once if it is paid: to a member who reads plan and term, and whose basket stays (PAY-11, PRIME-01, SUBM-12)',
    async ({ paymentId, storefront, scenario, price }) => {
      const t = textsOf(storefront);
      const { landing, ...visitor } = await beginScenario(shop, scenario);
      const { world } = visitor;
      const articles = async (): Promise<readonly string[]> =>
        (await landing.open('/checkout/basket/'))
          .items(t('carts:basket.lines'))
          .map((line) => line.replace(PRIME_BADGE, ''));
      const before = await articles();
      expect(before).not.toEqual([]);
      const subscriptions = () => world.read(({ state }) => entriesOf(state.primeSubscriptions));
      const welcomes = () => mailsOf(visitor).filter(({ template }) => template === 'prime-welcome').length;
      const choose = t('prime:plan.choose', { count: 12 });
      /** Orders by this method; returns the subscription that waits for its payment, and how to return from the provider. */
      const order = async (checkout: PlainPage): Promise<readonly [id: string, back: string]> => {
        const page = await checkout
          .form(t('prime:checkout.title'))
          .press(t('prime:order'), { [PAYMENT_WORDING[paymentId].name.de]: '' });
        const [id = ''] = subscriptions().flatMap(([known, { status }]) =>
          status === 'awaiting-payment' ? [known] : [],
        );
        const session = new URL(page.url, 'http://shop.example').searchParams.get('amazonCheckoutSessionId');
        return [
          id,
          session === null
            ? RETURN
            : `/amazonpay/success/?${new URLSearchParams({ amazonCheckoutSessionId: session, checkoutType: 'prime' })}`,
        ];
      };

      const checkout = await (await landing.open('/prime/')).press(choose);
      expect(checkout.url).toBe(CHECKOUT);
      expect(checkout.text).toContain(price);
      const unpaid = await checkout.press(t('prime:order'));
      expect(unpaid.errors()).toHaveLength(1);

      const [cancelled] = await order(unpaid);
      world.run((tx) => settlePayment(tx, cancelled, 'cancelled'));
      const returned = await landing.open(RETURN);
      expect(returned.url).toBe(CANCELLED);
      expect(returned.text).toContain(t('shop.payment.cancelled'));
      const offer = await landing.open('/prime/');
      expect(offer.text).toContain(choose);
      expect([offer.text.includes(t('prime:member.title')), welcomes()]).toEqual([false, 0]);

      const [paid, back] = await order(await landing.open(CHECKOUT));
      world.run((tx) =>
        paymentId === 'AMAZONPAY'
          ? put(tx, 'amazonApprovals', paid, { source: 'account' })
          : settlePayment(tx, paid, 'paid'),
      );
      const member = await landing.open(back);
      expect(member.url).toBe('/prime/');
      for (const words of [t('prime:shop.prime.joined'), t('prime:member.status.ACTIVE'), 'Prime, 12 Monate'])
        expect(member.text).toContain(words);
      expect(member.text).not.toContain(choose);
      expect((await landing.open(back)).url).toBe('/prime/');
      expect(subscriptions().filter(([, { status }]) => status === 'member')).toMatchObject([[paid, { paymentId }]]);
      expect([welcomes(), world.read(({ state }) => entriesOf(state.orders))]).toEqual([1, []]);
      expect(await articles()).toEqual(before);
    },
  );

  it('is paid by card on the page of the provider, to which a form leads where no script does', async () => {
    const t = textsOf('de');
    const { landing } = await beginScenario(shop, 'prime-offer');
    const checkout = await landing.press(t('prime:plan.choose', { count: 12 }));
    const leaving = await checkout
      .form(t('prime:checkout.title'))
      .press(t('prime:order'), { [PAYMENT_WORDING.CREDIT_CARD.name.de]: '' });
    expect(leaving.url).toBe(CHECKOUT);
    expect((await leaving.press(t('payments:card.on'))).url).toMatch(/\/qa\/pay\/card\//u);
  });
});
