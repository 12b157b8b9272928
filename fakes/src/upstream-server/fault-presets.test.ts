import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultRule } from '../worlds/faults/fault.ts';
import { FAULT_PRESETS } from '../qa/fault-presets.ts';
import { faultyWorlds } from './testing/faulty-world.ts';
import { type Ids, posted, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

const SOMETHING = 'vue.cart.error.somethingWentWrong';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

const find = ({ cartId }: Ids): object => posted('FindCart', { cartId, calculateShippingCost: false });
const current = (): object => posted('getCustomerInfo', { url: '/' });
const submit = ({ cartId }: Ids): object => posted('submitCart', { cartId });

const classified = (classification: string): object => ({ errors: [{ extensions: { classification } }] });
const keyed = (messageKey: string): object => ({ errors: [{ extensions: { messageKey } }] });

const RETURN = { hash: 'x', orderId: '1', salesOrderNo: '1', items: [], labels: 1 };
const returned = (): object => posted('submitReturnOrder', { returnOrder: RETURN });

const CONTACT_FORM = {
  topic: 'PRODUCT',
  fullName: '',
  email: 'anna.kern@schule.example',
  phone: '',
  orderNumber: '',
  contactMessage: 'Gibt es die Hefte auch mit Rand?',
  images: [],
  wantsCopy: false,
  isSuspicious: false,
};

/** The reply to one operation; `nothing` if the connection broke or the client timed out. */
const OF_OPERATIONS: Readonly<
  Record<string, readonly [call: (ids: Ids) => object, status: number, answered: unknown]>
> = {
  'internal-error': [find, 200, classified('INTERNAL_ERROR')],
  'token-required': [find, 200, keyed('vue.error.security.valid_token_required')],
  'user-id-required': [find, 200, { errors: [{ message: 'A valid user id is required.' }] }],
  'cart-not-found': [find, 200, classified('CART_NOT_FOUND')],
  'invalid-token': [find, 200, classified('INVALID_TOKEN')],
  'session-invalid': [current, 200, keyed('ishop.api.error.invalid_token')],
  'session-revoked': [current, 200, keyed('ishop.api.error.revoked_token')],
  'account-change-revoked': [
    () =>
      posted('changeAccountData', {
        accountData: { salutation: 'mrs', firstName: 'Anna', lastName: 'Lehmann', company: '' },
      }),
    200,
    keyed('ishop.api.error.revoked_token'),
  ],
  'mutation-error': [
    ({ cartId }) => posted('setOrderComment', { cartId, comment: 'x' }),
    200,
    { data: { setOrderComment: { successful: false, generalErrorMessage: SOMETHING } } },
  ],
  'payment-selection-fails': [
    ({ cartId }) => posted('setSelectedPayment', { cartId, paymentId: 'VORKASSE' }),
    200,
    { data: { setSelectedPayment: { successful: false, generalErrorMessage: SOMETHING } } },
  ],
  'submit-error-message': [
    submit,
    200,
    { data: { submitCart: { orderId: null, errorMessage: 'shop.payment.error' } } },
  ],
  'submit-exception': [
    submit,
    200,
    { errors: [{ extensions: { classification: 'INTERNAL_ERROR', messageKey: 'shop.error.internal' } }] },
  ],
  'cart-already-submitted': [
    submit,
    200,
    { data: { submitCart: { orderId: null, refusal: { code: 'ALREADY_SUBMITTED' } } } },
  ],
  'cart-changed': [find, 200, { data: { shop_findCart: { details: { positions: [{ quantity: 2 }] } } } }],
  'submit-reply-lost': [submit, 0, 'nothing'],
  'order-list-fails': [() => posted('getOrdersV2', { page: 0 }), 200, classified('INTERNAL_ERROR')],
  'order-unknown': [
    () => posted('getOrderDetailsV2', { orderId: '1' }),
    200,
    { data: { getOrderDetailsV2: { order: null, refusal: { code: 'NO_SUCH_ORDER' } } } },
  ],
  'order-status-unknown': [
    () => posted('getOrderStatus', { orderId: '1', zipCode: '1' }),
    200,
    { data: { getOrderStatus: { order: null, refusal: { code: 'NO_SUCH_ORDER' } } } },
  ],
  'cancellation-too-late': [
    () => posted('cancelOrder', { orderId: '1' }),
    200,
    { data: { cancelOrder: { order: null, refusal: { code: 'TOO_LATE' } } } },
  ],
  'cancellation-reply-lost': [() => posted('cancelOrder', { orderId: '1' }), 0, 'nothing'],
  'return-lookup-fails': [
    () => posted('findOrderForReturn', { orderId: '1', zipCode: '1' }),
    200,
    classified('INTERNAL_ERROR'),
  ],
  'return-order-fails': [() => posted('findOrderForReturnByHash', { hash: 'x' }), 200, classified('INTERNAL_ERROR')],
  'return-regulations-fail': [
    () => posted('getAvailableRegulations', { hash: 'x', selectedItems: [] }),
    200,
    classified('INTERNAL_ERROR'),
  ],
  'return-carriers-fail': [
    () => posted('getAvailableCarriers', { hash: 'x', returnOrder: RETURN }),
    200,
    classified('INTERNAL_ERROR'),
  ],
  'return-image-refused': [
    () => posted('uploadReturnImage', { hash: 'x', image: 'x' }),
    200,
    {
      data: {
        uploadReturnImage: { imageId: null, refusal: { code: 'IMAGE_REFUSED', message: 'shop.upload.damaged' } },
      },
    },
  ],
  'return-image-reply-lost': [() => posted('uploadReturnImage', { hash: 'x', image: 'x' }), 0, 'nothing'],
  'return-refused': [
    returned,
    200,
    { data: { submitReturnOrder: { isError: true, errorMsg: 'shop.return.refused', submittedReturn: null } } },
  ],
  'return-reply-lost': [returned, 0, 'nothing'],
  'order-form-reply-lost': [
    ({ cartId }) => posted('validateAndAddToCartBestellschein', { cartId, lines: [{ orderNumber: '1', quantity: 1 }] }),
    0,
    'nothing',
  ],
  'contact-reply-lost': [() => posted('sendContactFormMail', { contactForm: CONTACT_FORM }), 0, 'nothing'],
  'newsletter-fails': [
    () =>
      posted('subscribeToNewsletter', {
        subscription: { email: 'anna.kern@schule.example', wording: 'Ja', form: 'PAGE', alreadySubscribed: false },
      }),
    200,
    classified('INTERNAL_ERROR'),
  ],
  'stock-alert-fails': [
    () => posted('requestStockAlert', { itemId: 'x', email: 'anna.kern@schule.example' }),
    200,
    classified('INTERNAL_ERROR'),
  ],
  'competition-fails': [
    () =>
      posted('subscribeToCompetition', {
        entry: {
          competitionId: 'x',
          fullName: 'Anna Kern',
          email: 'anna.kern@schule.example',
          answer: 'a',
          acceptsTerms: true,
          suspicious: false,
        },
      }),
    200,
    classified('INTERNAL_ERROR'),
  ],
  'login-fails': [
    () =>
      posted('login', {
        email: 'anna.lehmann@pausenhof.example',
        password: 'Kreide12',
        stayLogged: false,
        mergeCart: false,
      }),
    200,
    { data: { login: { successfull: false, errorMessage: 'shop.login.failed' } } },
  ],
  'request-timeout': [find, 0, 'nothing'],
  'page-query-fails': [() => posted('getPageDetailsByUrl', { url: '/' }), 503, '<h1>Out of order</h1>'],
};

const OF_TOKENS = { 'token-fetch-fails': 500, 'token-fetch-stalls': 0 };

/** Those that leave the client without a reply until it times out. */
const UNANSWERED: ReadonlySet<string> = new Set(['request-timeout', 'token-fetch-stalls']);

const NO_RESPONSE = { status: 0, body: 'nothing' };

const readResponse = async (reply: Response): Promise<{ readonly status: number; readonly body: unknown }> => {
  const text = await reply.text();
  const isJson = (reply.headers.get('content-type') ?? '').startsWith('application/json');
  return { status: reply.status, body: isJson ? JSON.parse(text) : text };
};

/** Sends an operation under a fault of that name. If no reply will come, the client aborts once the fault was hit. */
const answered = async (
  preset: string,
  send: (signal: AbortSignal) => Promise<Response>,
  hits: () => Promise<readonly number[]>,
) => {
  const client = new AbortController();
  const result = send(client.signal).then(readResponse, () => NO_RESPONSE);
  if (UNANSWERED.has(preset)) {
    await expect.poll(hits).toEqual([1]);
    client.abort();
  }
  return result;
};

describe('a fault preset', () => {
  it('is among those tested here', () => {
    expect([...Object.keys(OF_OPERATIONS), ...Object.keys(OF_TOKENS)].toSorted()).toEqual(
      Object.keys(FAULT_PRESETS).toSorted(),
    );
  });

  it.each(Object.entries(OF_OPERATIONS))('%s has the effect that it names', async (preset, [call, status, body]) => {
    const { send, hits, ids } = await faultyWorlds(upstream, preset)({ preset });
    expect(await answered(preset, (signal) => send(call(ids), signal), hits)).toMatchObject({ status, body });
    expect(await hits()).toEqual([1]);
  });

  it.each(Object.entries(OF_TOKENS))('%s has the effect that it names', async (preset, status) => {
    const failing = await testUpstream();
    await failing.post('/qa/worlds/default/faults', { preset });
    const hits = async () =>
      (await failing.get<{ readonly faults: readonly FaultRule[] }>('/qa/worlds/default/faults')).body.faults.map(
        (fault) => fault.hits,
      );
    const send = (signal: AbortSignal) =>
      fetch(failing.tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        signal,
      });
    expect(await answered(preset, send, hits)).toMatchObject({ status });
    expect(await hits()).toEqual([1]);
    await failing.close();
  });

  it('is listed with its effect, and its fields can be overridden', async () => {
    expect((await upstream.get('/qa/faults')).body).toEqual({ presets: FAULT_PRESETS });
    expect(
      await upstream.post('/qa/worlds/default/faults', {
        preset: 'request-timeout',
        match: { op: 'logout' },
        priority: 7,
      }),
    ).toMatchObject({ status: 201, body: { match: { op: 'logout' }, fault: { kind: 'hang' }, times: 1, priority: 7 } });
  });
});
