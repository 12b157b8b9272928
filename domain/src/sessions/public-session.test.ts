import { describe, expect, it } from 'vitest';
import { isGoingOn, isOfCustomer, newPublicSession, NO_SESSION, signedInAs } from './public-session.ts';

const S1 = newPublicSession('k1', { isAfterLogout: false });
const S2 = newPublicSession('k2', { isAfterLogout: false });
const AFTER_LOGOUT = newPublicSession('k3', { isAfterLogout: true });

describe('what was stored in a session', () => {
  it.each([
    ['in the same session', S1, S1],
    ['without a session', NO_SESSION, NO_SESSION],
    ['once a visitor without a session opens one', NO_SESSION, S1],
    [
      'once a visitor without a session opens one, whatever its id',
      NO_SESSION,
      newPublicSession('next-1', { isAfterLogout: false }),
    ],
    ['once a visitor with a session goes on as a guest', S1, signedInAs(S1, undefined)],
    ['once a visitor without a session signs in', NO_SESSION, signedInAs(S1, 'anna')],
    ['once a visitor with a session signs in', S1, signedInAs(S1, 'anna')],
    ['once a customer signs in again after the session has expired', signedInAs(S1, 'anna'), signedInAs(S2, 'anna')],
    ['once a visitor signs in who began after a logout', AFTER_LOGOUT, signedInAs(AFTER_LOGOUT, 'anna')],
  ])('belongs to the shopper: %s', (_, earlier, now) => {
    expect(isGoingOn(earlier, now)).toBe(true);
  });

  it.each([
    ['after it has expired', S1, NO_SESSION],
    ['after a customer’s has expired', signedInAs(S1, 'anna'), NO_SESSION],
    ['in another session', S1, S2],
    ['in that of another visitor who signed in', S1, signedInAs(S2, 'anna')],
    ['in that of another customer', signedInAs(S1, 'anna'), signedInAs(S2, 'berta')],
    ['in that of another customer who signed in over the first', signedInAs(S1, 'anna'), signedInAs(S1, 'berta')],
    ['in that of a visitor without an account', signedInAs(S1, 'anna'), S2],
    ['after a logout', S1, AFTER_LOGOUT],
    ['after a customer’s logout', signedInAs(S1, 'anna'), AFTER_LOGOUT],
    ['after a customer’s logout and the next login', signedInAs(S1, 'anna'), signedInAs(AFTER_LOGOUT, 'anna')],
    ['after the logout of a visitor without a session', NO_SESSION, AFTER_LOGOUT],
    ['after a logout and a guest’s checkout', S1, signedInAs(AFTER_LOGOUT, undefined)],
  ])('belongs to nobody: %s', (_, earlier, now) => {
    expect(isGoingOn(earlier, now)).toBe(false);
  });
});

it.each([
  ['without a session', NO_SESSION, false],
  ['with a session', S1, false],
  ['who is signed in', signedInAs(S1, 'anna'), true],
  ['who checks out as a guest', signedInAs(S1, undefined), false],
  ['who was a customer and checks out as a guest', signedInAs(signedInAs(S1, 'anna'), undefined), false],
])('whether somebody %s is a customer', (_who, session, expected) => {
  expect(isOfCustomer(session)).toBe(expected);
});

it('is an empty text without a session, as scripts read a cookie that is not there', () => {
  expect(NO_SESSION).toBe('');
});
