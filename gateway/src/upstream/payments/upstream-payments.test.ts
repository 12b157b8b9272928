import { describe, expect, it } from 'vitest';
import type {
  GetPaymentDetailsQuery,
  GetPaymentInfoQuery,
  MutationAnswerFieldsFragment,
} from '../generated/operation-types.ts';
import { LENA } from '../client/testing/client-on-script.ts';
import { aMutationReply } from '../testing/replies.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';
import { readPaymentMethod } from './read-payment.ts';

const offer = (said: Partial<GetPaymentInfoQuery['getPaymentInfo']['paymentMethods'][number]> = {}) => ({
  paymentId: 'VORKASSE',
  selected: true,
  enabled: true,
  buyerReference: null,
  additionalInfo: null,
  ...said,
});
const details = (said: Partial<GetPaymentDetailsQuery['getPaymentDetails'][number]> = {}) => ({
  paymentId: 'VORKASSE',
  displayName: 'Vorkasse',
  description: 'Erst zahlen',
  icons: ['/bank.svg'],
  buttonLabel: null,
  buttonInfo: null,
  isPrepaid: true,
  ...said,
});

describe('a payment method', () => {
  it('is read with its details', () => {
    expect(
      readPaymentMethod(offer(), [details({ paymentId: 'RECHNUNG', displayName: 'Rechnung' }), details()]),
    ).toStrictEqual({
      paymentId: 'VORKASSE',
      displayName: 'Vorkasse',
      description: 'Erst zahlen',
      selected: true,
      enabled: true,
      icons: ['/bank.svg'],
      isPrepaid: true,
    });
  });

  it('has a reference, a hint and the text of its button if present', () => {
    const filled = { buyerReference: '04011000-12345-06', additionalInfo: 'Nur für Behörden' };
    const words = { buttonLabel: 'Jetzt zahlen', buttonInfo: 'Sie verlassen den Shop' };
    expect(readPaymentMethod(offer(filled), [details(words)])).toMatchObject({ ...filled, ...words });
  });

  it.each([
    ['RECHNUNG', false],
    ['VORKASSE', true],
    ['PAY_BY_PIGEON', true],
  ])('is named by its id if it has no details: %s', (paymentId, isPrepaid) => {
    expect(readPaymentMethod(offer({ paymentId, enabled: false }), [details({ paymentId: 'PAYPAL' })])).toStrictEqual({
      paymentId,
      displayName: paymentId,
      description: '',
      selected: true,
      enabled: false,
      icons: [],
      isPrepaid,
    });
  });
});

describe('payment methods', () => {
  it('are requested by their ids', async () => {
    const reply = {
      getPaymentInfo: { paymentMethods: [offer(), offer({ paymentId: 'RECHNUNG' })] },
      getPaymentDetails: [details()],
    };
    const { outcome, requests } = await runWithReplies(reply, ({ payments }) => payments.methods(LENA, 'cart of lena'));
    expect(outcome).toMatchObject([{ displayName: 'Vorkasse' }, { displayName: 'RECHNUNG' }]);
    expect(requests.map(({ variables }) => variables)).toEqual([
      [{ cartId: 'cart of lena' }],
      [{ paymentTypes: ['VORKASSE', 'RECHNUNG'] }],
    ]);
  });

  it('are empty without a request for details', async () => {
    const { outcome, requests } = await runWithReplies({ getPaymentInfo: { paymentMethods: [] } }, ({ payments }) =>
      payments.methods(LENA, 'cart of lena'),
    );
    expect([outcome, requests.length]).toEqual([[], 1]);
  });

  it('without an id are a failure of the upstream', async () => {
    const { outcome } = await runWithReplies(
      { getPaymentInfo: { paymentMethods: [offer({ paymentId: '' })] }, getPaymentDetails: [] },
      ({ payments }) => payments.methods(LENA, 'cart of lena'),
    );
    expect(outcome).toMatchObject({ failure: { name: 'UpstreamReplyInvalid', operation: 'getPaymentInfo' } });
  });
});

describe('a selected payment method', () => {
  it.each<[Partial<MutationAnswerFieldsFragment>, object]>([
    [{ refusal: { code: 'NO_SUCH_PAYMENT', subject: null, message: null } }, { because: 'no-such-payment' }],
    [{ refusal: { code: 'PAYMENT_DISABLED', subject: null, message: null } }, { because: 'payment-disabled' }],
    [
      { refusal: { code: 'PAYMENT_REFUSED', subject: null, message: 'shop.payment.error' } },
      { because: 'payment-refused', message: 'shop.payment.error' },
    ],
    [{ generalErrorMessage: 'shop.payment.error' }, { because: 'payment-refused', message: 'shop.payment.error' }],
  ])('is refused by %j', async (reply, refusal) => {
    const { outcome } = await runWithReplies(
      { setSelectedPayment: aMutationReply({ successful: false, ...reply }) },
      ({ payments }) => payments.select(LENA, 'cart of lena', 'PAYPAL'),
    );
    expect(outcome).toEqual({ ok: false, refusal });
  });
});
