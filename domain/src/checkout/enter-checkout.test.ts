import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { refused } from '../shared/result.ts';
import { anAddressForm } from '../testing/an-address.ts';
import { aVisit } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { type EntryForm, enterCheckout, type WayIn } from './enter-checkout.ts';

const SECRET = { password: 'Tafel7', passwordRepeat: 'Tafel7' };
const GUEST = { email: 'gast@schule.example', billingAddress: anAddressForm() };
const NEW_CUSTOMER = { ...GUEST, ...SECRET };
const ACCOUNT = { identifier: 'anne@schule.example', password: 'Kreide7' };

const entering = async (wayIn: WayIn, form: EntryForm, said: Partial<StubState> = {}, cartId = 'cart-1') => {
  const state = stubState({ accounts: [ACCOUNT], ...said });
  const visit = aVisit();
  const result = await enterCheckout({ ...stubShop(state), ids: countingIds() }, visit)({ wayIn, cartId, form });
  return { state, visit, result };
};

const fieldsIn = (result: Awaited<ReturnType<typeof entering>>['result']) =>
  !result.ok && result.refusal.because === 'invalid-form' ? result.refusal.fieldErrors.map(({ field }) => field) : [];

describe('the checkout is entered', () => {
  it('as a guest, who owns nothing of this browser', async () => {
    const { state, visit, result } = await entering('guest', GUEST);
    expect(result).toMatchObject({ ok: true, value: { updatedCartId: 'cart-1' } });
    expect([visit.shopper.loginState, visit.owner]).toEqual(['guest', undefined]);
    expect(state.registrations).toStrictEqual([GUEST]);
  });

  it('with a new account, whose owner owns this browser', async () => {
    const { visit } = await entering('register', NEW_CUSTOMER);
    expect([visit.shopper.loginState, visit.owner]).toEqual(['customer', 'gast@schule.example']);
  });

  it('with a new account, to which the typed password belongs', async () => {
    const { state } = await entering('register', NEW_CUSTOMER);
    expect(state.accounts).toContainEqual({ identifier: 'gast@schule.example', password: 'Tafel7', cartId: 'cart-1' });
  });

  it('with an account, and the cart is taken along', async () => {
    const { state, visit } = await entering('login', { email: 'anne@schule.example', password: 'Kreide7' });
    expect([visit.shopper.loginState, visit.owner, visit.staysSignedIn]).toEqual([
      'customer',
      'anne@schule.example',
      false,
    ]);
    expect(state.calls).toContain('merge cart-1 cart-2');
  });

  it('for longer than the browser is open if that is wanted', async () => {
    const form = { email: 'anne@schule.example', password: 'Kreide7', stayLogged: true };
    expect((await entering('login', form)).visit.staysSignedIn).toBe(true);
  });

  it('with tidy addresses', async () => {
    const form = {
      email: 'gast@schule.example',
      billingAddress: anAddressForm({ city: ' Berlin ' }),
      shippingAddress: anAddressForm({ city: ' Hamburg ' }),
    };
    expect((await entering('guest', form)).state.registrations).toMatchObject([
      { billingAddress: { city: 'Berlin' }, shippingAddress: { city: 'Hamburg' } },
    ]);
  });
});

describe('nobody enters the checkout', () => {
  it.each(['login', 'register', 'guest'] as const)('with the cart of somebody else: %s', async (wayIn) => {
    const { state, result } = await entering(wayIn, NEW_CUSTOMER, {}, 'cart-7');
    expect(result).toEqual(refused({ because: 'session-expired' }));
    expect(state.calls).toEqual([]);
  });

  it.each([
    ['guest', {}, ['email', 'billingAddress']],
    ['register', {}, ['email', 'password', 'billingAddress']],
    ['register', { ...NEW_CUSTOMER, passwordRepeat: 'Tafel8' }, ['passwordRepeat']],
    ['guest', { ...GUEST, billingAddress: anAddressForm({ postcode: '1' }) }, ['billingAddress.postcode']],
    ['guest', { ...GUEST, shippingAddress: anAddressForm({ city: '' }) }, ['shippingAddress.city']],
  ] as const)('while a field is wrong: %s %j', async (wayIn, form, fields) => {
    const { state, visit, result } = await entering(wayIn, form);
    expect(fieldsIn(result)).toEqual(fields);
    expect([state.calls, visit.shopper.loginState]).toEqual([[], 'logged-out']);
  });

  it.each([
    [{ ...NEW_CUSTOMER, passwordRepeat: 'Tafel8' }, 'passwordRepeat', 'shop.form.error.password.repeat'],
    [{ email: 'gast@schule.example', ...SECRET }, 'billingAddress', 'vue.form.error.requiredField'],
  ] as const)('without reading what is wrong: %j', async (form, field, message) => {
    const { result } = await entering('register', form);
    expect(result).toEqual(refused(invalidForm([{ field, message }])));
  });

  it('with a new account for an e-mail address that has one', async () => {
    const { result } = await entering('register', NEW_CUSTOMER, { takenEmails: ['gast@schule.example'] });
    expect(result).toEqual(refused(invalidForm([{ field: 'email', message: 'vue.form.error.email.notUnique' }])));
  });

  it.each([{ email: 'anne@schule.example' }, {}])('without a password: %j', async (form) => {
    const { visit, result } = await entering('login', form);
    expect(result).toMatchObject({ refusal: { because: 'wrong-credentials' } });
    expect(visit.shopper.loginState).toBe('logged-out');
  });

  it('whose reply is lost: they start over with the same contents', async () => {
    const { visit, result } = await entering('guest', GUEST, { replies: { 'register-guest': ['lost'] } });
    expect(result).toMatchObject({ refusal: { because: 'started-over' } });
    expect([visit.shopper.loginState, visit.shopper.cartId]).toEqual(['logged-out', 'cart-2']);
  });
});
