import { expect, it } from 'vitest';
import { aVisit } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { aSignedIn } from '../testing/a-shopper.ts';
import { signInRegistered } from './sign-in-registered.ts';

it('a new customer is signed in until the browser is closed, and owns it', () => {
  const visit = aVisit();
  signInRegistered({ ids: countingIds() }, visit)(aSignedIn(), 'register', 'anne@schule.example');
  expect(visit.shopper).toMatchObject({ loginState: 'customer', userId: 'user-2', cartId: 'cart-2' });
  expect([visit.owner, visit.staysSignedIn]).toEqual(['anne@schule.example', false]);
});

it('a guest is signed in until the browser is closed, and owns nothing', () => {
  const visit = aVisit();
  signInRegistered({ ids: countingIds() }, visit)(aSignedIn(), 'guest', 'anne@schule.example');
  expect([visit.shopper.loginState, visit.owner, visit.staysSignedIn]).toEqual(['guest', undefined, false]);
});
