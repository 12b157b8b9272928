import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import {
  changeForgottenPassword,
  changePassword,
  checkTokenValidity,
  forgotPassword,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } };
const FORGETFUL = { ...CUSTOMER, 'a new password was requested': {} };
const NEW = 'Tafel-und-Kreide-8';

it('changes the password of a customer (UPM-09)', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their password',
        given: CUSTOMER,
        request: single(signedIn, call(changePassword, { currentPassword: ID.password, password: NEW })),
        reply: returnsData(changePassword, { 'changePassword.successful': { exactly: true } }),
      },
    ],
    ({ shop }) => shop.passwords.change(signedIn, { currentPassword: ID.password, password: NEW }),
  );
  expect(changed.ok).toBe(true);
});

it('changes no password without the current one', async () => {
  const wrong = 'a-wrong-password';
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes their password without knowing it',
        given: CUSTOMER,
        request: single(signedIn, call(changePassword, { currentPassword: wrong, password: NEW })),
        reply: returnsData(changePassword, {
          'changePassword.successful': { exactly: false },
          'changePassword.fieldErrors': 'there',
          'changePassword.fieldErrors.fieldName': { exactly: 'currentPassword' },
        }),
      },
    ],
    ({ shop }) => shop.passwords.change(signedIn, { currentPassword: wrong, password: NEW }),
  );
  expect(changed).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field: 'currentPassword' }] } });
});

it('requests a link to a new password, by e-mail address (UPM-07)', async () => {
  const requested = await recordInteractions(
    [
      {
        description: 'a customer has forgotten their password',
        given: CUSTOMER,
        request: single(anonymous, call(forgotPassword, { email: ID.identifier, honeypot: '', triesCount: 1 })),
        reply: returnsData(forgotPassword, { 'forgotPassword.successful': { exactly: true } }),
      },
    ],
    ({ shop }) => shop.passwords.requestLink(anonymous, { identifier: ID.identifier, honeypot: '', triesCount: 1 }),
  );
  expect(requested).toBeUndefined();
});

it('requests a link by customer number on the business shop, and gets the same result for an unknown one', async () => {
  const atBusinessShop = { ...anonymous, storefront: STOREFRONTS['b2b-de'] };
  const requested = await recordInteractions(
    [
      {
        description: 'somebody requests a new password for a customer number that does not exist',
        given: {},
        request: single(
          atBusinessShop,
          call(forgotPassword, { customerNumber: '000000', honeypot: '', triesCount: 2 }),
        ),
        reply: returnsData(forgotPassword, { 'forgotPassword.successful': { exactly: true } }),
      },
    ],
    ({ shop }) => shop.passwords.requestLink(atBusinessShop, { identifier: '000000', honeypot: '', triesCount: 2 }),
  );
  expect(requested).toBeUndefined();
});

it('reads whether a link to a new password works (UPQ-24)', async () => {
  const state = await recordInteractions(
    [
      {
        description: 'a customer opens the link to a new password',
        given: FORGETFUL,
        request: single(anonymous, call(checkTokenValidity, { emailToken: ID.emailToken })),
        reply: returnsData(checkTokenValidity, { 'checkTokenValidity.valid': { exactly: true } }),
      },
    ],
    ({ shop }) => shop.passwords.linkState(anonymous, ID.emailToken),
  );
  expect(state).toBe('valid');
});

it('reads why a link does not work', async () => {
  const state = await recordInteractions(
    [
      {
        description: 'somebody opens an invented link to a new password',
        given: {},
        request: single(anonymous, call(checkTokenValidity, { emailToken: 'invented' })),
        reply: returnsData(checkTokenValidity, {
          'checkTokenValidity.valid': { exactly: false },
          'checkTokenValidity.reason': { exactly: 'UNKNOWN' },
        }),
      },
    ],
    ({ shop }) => shop.passwords.linkState(anonymous, 'invented'),
  );
  expect(state).toBe('unknown');
});

it('chooses a new password by link (UPM-08)', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer chooses a new password',
        given: FORGETFUL,
        request: single(anonymous, call(changeForgottenPassword, { emailToken: ID.emailToken, password: NEW })),
        reply: returnsData(changeForgottenPassword, { 'changeForgottenPassword.successful': { exactly: true } }),
      },
    ],
    ({ shop }) => shop.passwords.changeByLink(anonymous, { token: ID.emailToken, password: NEW }),
  );
  expect(changed.ok).toBe(true);
});

it('chooses no password by an invented link', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'somebody chooses a new password by an invented link',
        given: {},
        request: single(anonymous, call(changeForgottenPassword, { emailToken: 'invented', password: NEW })),
        reply: returnsData(changeForgottenPassword, {
          'changeForgottenPassword.successful': { exactly: false },
          'changeForgottenPassword.generalErrorMessage': { like: 'shop.password.link.unknown' },
        }),
      },
    ],
    ({ shop }) => shop.passwords.changeByLink(anonymous, { token: 'invented', password: NEW }),
  );
  expect(changed).toMatchObject({ ok: false, refusal: { general: 'shop.password.link.unknown' } });
});
