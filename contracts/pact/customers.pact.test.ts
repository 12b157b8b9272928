import { getCustomerInfo, isUniqueEmail, updateEmail, updatePhone } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData, returnsErrors } from './reply/replies.ts';
import { single, call } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } };

it('reads the signed-in customer (UPQ-01)', async () => {
  const customer = await recordInteractions(
    [{ description: 'a customer looks at their account', given: CUSTOMER, request: single(signedIn, call(getCustomerInfo, { url: '/' })), reply: returnsData(getCustomerInfo) }],
    ({ shop }) => shop.customers.current(signedIn, '/'),
  );
  expect(customer).toMatchObject({ userId: 'id-1', primeInfo: { status: 'INACTIVE' } });
});

it('reads whether an e-mail address is available (UPQ-22)', async () => {
  const isFree = await recordInteractions(
    [
      {
        description: 'a visitor types an e-mail address that nobody has',
        given: {},
        request: single(anonymous, call(isUniqueEmail, { email: 'frieda.neu@schule.example' })),
        reply: returnsData(isUniqueEmail, { isUniqueEmail: { exactly: true } }),
      },
    ],
    ({ shop }) => shop.customers.isEmailUnique(anonymous, 'frieda.neu@schule.example'),
  );
  expect(isFree).toBe(true);
});

it('changes an e-mail address (UPM-11)', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their e-mail address',
        given: CUSTOMER,
        request: single(signedIn, call(updateEmail, { email: 'umzug@schule.example' })),
        reply: returnsData(updateEmail),
      },
    ],
    ({ shop }) => shop.customers.updateEmail(signedIn, 'umzug@schule.example'),
  );
  expect(changed.ok).toBe(true);
});

it('receives the reason why an e-mail address is refused', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their e-mail address to something that is none',
        given: CUSTOMER,
        request: single(signedIn, call(updateEmail, { email: 'none' })),
        reply: returnsData(updateEmail, { 'updateEmail.successful': { exactly: false }, 'updateEmail.customerInfo': { exactly: null }, 'updateEmail.fieldErrors': 'there' }),
      },
    ],
    ({ shop }) => shop.customers.updateEmail(signedIn, 'none'),
  );
  expect(changed).toMatchObject({ ok: false, refusal: { because: 'invalid-form', fieldErrors: [{ field: 'Text' }] } });
});

it('changes a telephone number (UPM-12)', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their telephone number',
        given: CUSTOMER,
        request: single(signedIn, call(updatePhone, { phone: '030 4711' })),
        reply: returnsData(updatePhone),
      },
    ],
    ({ shop }) => shop.customers.updatePhone(signedIn, '030 4711'),
  );
  expect(changed.ok).toBe(true);
});

it('changes nothing of an account without a session', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a visitor changes a telephone number',
        given: {},
        request: single(anonymous, call(updatePhone, { phone: '030 4711' })),
        reply: returnsErrors({ messageKey: 'vue.error.security.valid_token_required' }),
      },
    ],
    ({ shop }) => shop.customers.updatePhone(anonymous, '030 4711'),
  );
  expect(changed).toMatchObject({ ok: false, refusal: { general: 'vue.error.security.valid_token_required' } });
});
