import { describe, expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { aMutationReply } from '../testing/replies.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

const refusal = (code: string, message: string | null = null) => ({ code, subject: null, message });
const ADDRESS = {
  company: null,
  firstName: 'Erika',
  lastName: 'Beispiel',
  street: 'Rosenweg 12',
  addressAddition: null,
  postCode: '10435',
  city: 'Berlin',
  country: 'DE',
  phone: null,
};
const INVALID = { failure: { name: 'UpstreamReplyInvalid' } };

describe('a session at the Amazon-style provider', () => {
  const start = (said: object) =>
    runWithReplies({ getAmazonPayCheckoutData: { url: null, refusal: null, ...said } }, ({ expressPayments }) =>
      expressPayments.start(LENA, 'cart of lena', 'prime'),
    );

  it('begins on the page that the upstream names (UPQ-06)', async () => {
    const { outcome, requests } = await start({ url: 'https://provider.example/pay?x=1' });
    expect(outcome).toEqual({ ok: true, value: { url: 'https://provider.example/pay?x=1' } });
    expect(requests.map(({ variables }) => variables)).toEqual([[{ cartId: 'cart of lena', checkoutType: 'prime' }]]);
  });

  it.each(['javascript:alert(1)', 'provider.example', '', 'ftp://provider.example/'])(
    'never begins on %j, which is no web page',
    async (url) => {
      expect((await start({ url })).outcome).toMatchObject(INVALID);
    },
  );

  it('does not begin without a page, or if it is refused', async () => {
    expect((await start({})).outcome).toMatchObject(INVALID);
    expect((await start({ refusal: refusal('EXPRESS_UNAVAILABLE') })).outcome).toEqual({
      ok: false,
      refusal: { because: 'express-unavailable' },
    });
    expect((await start({ refusal: refusal('NO_IDEA') })).outcome).toMatchObject(INVALID);
  });
});

describe('what the shopper chose there', () => {
  const addresses = (said: object) =>
    runWithReplies({ getAmazonPayAddresses: { addresses: null, refusal: null, ...said } }, ({ expressPayments }) =>
      expressPayments.addresses(LENA, 'session-1'),
    );

  it('is read with what the address has, and without what it lacks (UPQ-06)', async () => {
    const { outcome } = await addresses({
      addresses: {
        email: 'erika@beispiel.example',
        billingAddress: ADDRESS,
        shippingAddress: { ...ADDRESS, company: 'Schule', addressAddition: 'Hof', phone: '030 1', country: 'FR' },
      },
    });
    const plain = {
      firstname: 'Erika',
      lastname: 'Beispiel',
      streetAndNumber: 'Rosenweg 12',
      postcode: '10435',
      city: 'Berlin',
      country: 'DE',
    };
    expect(outcome).toStrictEqual({
      ok: true,
      value: {
        email: 'erika@beispiel.example',
        billingAddress: plain,
        shippingAddress: { ...plain, company: 'Schule', addition: 'Hof', phone: '030 1', country: 'FR' },
      },
    });
  });

  it.each([
    ['NO_SUCH_SESSION', 'no-such-session'],
    ['SESSION_CANCELLED', 'session-cancelled'],
  ])('is refused with %s', async (code, because) => {
    expect((await addresses({ refusal: refusal(code) })).outcome).toEqual({ ok: false, refusal: { because } });
  });

  it('is a failure of the upstream without addresses and without a refusal', async () => {
    expect((await addresses({})).outcome).toMatchObject(INVALID);
  });
});

describe('the capture of a payment', () => {
  const complete = (said: object) =>
    runWithReplies({ completeAmazonPayCheckout: { orderId: null, refusal: null, ...said } }, ({ expressPayments }) =>
      expressPayments.complete(LENA, 'cart of lena', 'session-1'),
    );

  it('returns the order, or why there is none (UPM-32)', async () => {
    expect((await complete({ orderId: 'order-1' })).outcome).toEqual({ ok: true, value: { orderId: 'order-1' } });
    expect((await complete({ refusal: refusal('NO_SUCH_SESSION') })).outcome).toEqual({
      ok: false,
      refusal: { because: 'no-such-session' },
    });
    expect((await complete({ refusal: refusal('PAYMENT_REFUSED', 'shop.payment.declined') })).outcome).toEqual({
      ok: false,
      refusal: { because: 'payment-refused', message: 'shop.payment.declined' },
    });
    expect((await complete({})).outcome).toMatchObject(INVALID);
  });
});

describe('the end of an express checkout', () => {
  it('is accepted', async () => {
    expect(
      (
        await runWithReplies({ abortAmazonPayCheckout: aMutationReply({ successful: true }) }, ({ expressPayments }) =>
          expressPayments.abort(LENA, 'cart of lena'),
        )
      ).outcome,
    ).toEqual({ ok: true, value: undefined });
  });
});
