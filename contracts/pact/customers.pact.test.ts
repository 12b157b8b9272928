import {
  changeAccountData,
  deleteCurrentCustomerAccount,
  getCustomerInfo,
  isUniqueEmail,
  updateEmail,
  updatePhone,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData, returnsErrors } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } };

it('reads the signed-in customer (UPQ-01)', async () => {
  const customer = await recordInteractions(
    [
      {
        description: 'a customer looks at their account',
        given: CUSTOMER,
        request: single(signedIn, call(getCustomerInfo, { url: '/' })),
        reply: returnsData(getCustomerInfo),
      },
    ],
    ({ shop }) => shop.customers.current(signedIn, '/'),
  );
  expect(customer).toMatchObject({ userId: 'id-1' });
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
        request: single(signedIn, call(updateEmail, { email: 'umzug@schule.example', password: ID.password })),
        reply: returnsData(updateEmail),
      },
    ],
    ({ shop }) => shop.customers.updateEmail(signedIn, { email: 'umzug@schule.example', password: ID.password }),
  );
  expect(changed.ok).toBe(true);
});

it('receives the reason why an e-mail address is refused', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their e-mail address to something that is none',
        given: CUSTOMER,
        request: single(signedIn, call(updateEmail, { email: 'none', password: ID.password })),
        reply: returnsData(updateEmail, {
          'updateEmail.successful': { exactly: false },
          'updateEmail.customerInfo': { exactly: null },
          'updateEmail.fieldErrors': 'there',
        }),
      },
    ],
    ({ shop }) => shop.customers.updateEmail(signedIn, { email: 'none', password: ID.password }),
  );
  expect(changed).toMatchObject({ ok: false, refusal: { because: 'invalid-form', fieldErrors: [{ field: 'Text' }] } });
});

it('receives the reason why a customer with a wrong password keeps their e-mail address', async () => {
  const typed = { email: 'umzug@schule.example', password: 'not it' };
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their e-mail address with a wrong password',
        given: CUSTOMER,
        request: single(signedIn, call(updateEmail, typed)),
        reply: returnsData(updateEmail, {
          'updateEmail.successful': { exactly: false },
          'updateEmail.customerInfo': { exactly: null },
          'updateEmail.fieldErrors': 'there',
          'updateEmail.fieldErrors.fieldName': { exactly: 'password' },
        }),
      },
    ],
    ({ shop }) => shop.customers.updateEmail(signedIn, typed),
  );
  expect(changed).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field: 'password' }] } });
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

const ACCOUNT_DATA = { salutation: 'mrs', firstName: 'Lena', lastName: 'Krüger', company: 'Grundschule am Lindenhof' };

it('changes salutation, names and company (UPM-10)', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their account data',
        given: CUSTOMER,
        request: single(signedIn, call(changeAccountData, { accountData: ACCOUNT_DATA })),
        reply: returnsData(changeAccountData),
      },
    ],
    ({ shop }) => shop.customers.changeAccountData(signedIn, ACCOUNT_DATA),
  );
  expect(changed.ok).toBe(true);
});

it('receives the reason why account data are refused', async () => {
  const nameless = { ...ACCOUNT_DATA, lastName: '' };
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their account data to none',
        given: CUSTOMER,
        request: single(signedIn, call(changeAccountData, { accountData: nameless })),
        reply: returnsData(changeAccountData, {
          'changeAccountData.successful': { exactly: false },
          'changeAccountData.customerInfo': { exactly: null },
          'changeAccountData.fieldErrors': 'there',
          'changeAccountData.fieldErrors.fieldName': { exactly: 'lastName' },
        }),
      },
    ],
    ({ shop }) => shop.customers.changeAccountData(signedIn, nameless),
  );
  expect(changed).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field: 'lastName' }] } });
});

it('deletes an account (UPM-13)', async () => {
  const deleted = await recordInteractions(
    [
      {
        description: 'a customer deletes their account',
        given: CUSTOMER,
        request: single(signedIn, call(deleteCurrentCustomerAccount, { password: ID.password })),
        reply: returnsData(deleteCurrentCustomerAccount, {
          'deleteCurrentCustomerAccount.successful': { exactly: true },
        }),
      },
    ],
    ({ shop }) => shop.customers.deleteAccount(signedIn, ID.password),
  );
  expect(deleted.ok).toBe(true);
});

it('deletes no account without its password', async () => {
  const wrong = 'a-wrong-password';
  const deleted = await recordInteractions(
    [
      {
        description: 'a customer deletes their account with a wrong password',
        given: CUSTOMER,
        request: single(signedIn, call(deleteCurrentCustomerAccount, { password: wrong })),
        reply: returnsData(deleteCurrentCustomerAccount, {
          'deleteCurrentCustomerAccount.successful': { exactly: false },
          'deleteCurrentCustomerAccount.fieldErrors': 'there',
          'deleteCurrentCustomerAccount.fieldErrors.fieldName': { exactly: 'password' },
        }),
      },
    ],
    ({ shop }) => shop.customers.deleteAccount(signedIn, wrong),
  );
  expect(deleted).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field: 'password' }] } });
});
