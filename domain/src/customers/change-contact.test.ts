import { describe, expect, it } from 'vitest';
import { aCustomer, aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { changeEmail, changePhone } from './change-contact.ts';

const PASSWORD = 'Schwamm-und-Tafel';

const aShop = () => {
  const state = stubState({ customer: { ...aCustomer(), email: 'anne@schule.example', phone: '030 4711' } });
  return { state, shop: stubShop(state), shopper: aShopper({ loginState: 'customer' }) };
};
const writesOf = ({ calls }: { readonly calls: readonly string[] }): readonly string[] =>
  calls.filter((call) => call.startsWith('update'));

describe('the e-mail address', () => {
  it('is saved only if it has changed', async () => {
    const { state, shop, shopper } = aShop();
    await changeEmail(shop)(shopper, { email: ' anne@schule.example ', password: PASSWORD });
    expect(writesOf(state)).toEqual([]);
    expect(await changeEmail(shop)(shopper, { email: ' umzug@schule.example ', password: PASSWORD })).toMatchObject({
      ok: true,
      value: { email: 'umzug@schule.example' },
    });
    expect(writesOf(state)).toEqual(['update-email umzug@schule.example']);
  });

  it('is not sent to the shop if it is none', async () => {
    const { state, shop, shopper } = aShop();
    expect(await changeEmail(shop)(shopper, { email: 'anne@', password: PASSWORD })).toEqual({
      ok: false,
      refusal: {
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
      },
    });
    expect(state.calls).toEqual([]);
  });
});

it('the e-mail address of an account is not changed without a password, and no guest has one', async () => {
  const { state, shop, shopper } = aShop();
  expect(await changeEmail(shop)(shopper, { email: 'umzug@schule.example', password: '' })).toMatchObject({
    ok: false,
    refusal: { fieldErrors: [{ field: 'password', message: 'vue.form.error.requiredField' }] },
  });
  const guest = aShopper({ loginState: 'guest' });
  expect(await changeEmail(shop)(guest, { email: 'umzug@schule.example', password: PASSWORD })).toEqual({
    ok: false,
    refusal: { because: 'invalid-form', fieldErrors: [], general: 'vue.error.security.valid_token_required' },
  });
  expect(writesOf(state)).toEqual([]);
});

describe('the telephone number', () => {
  it('is saved only if it has changed, and removed if it is emptied', async () => {
    const { state, shop, shopper } = aShop();
    await changePhone(shop)(shopper, ' 030 4711 ');
    expect(writesOf(state)).toEqual([]);
    await changePhone(shop)(shopper, '');
    expect(writesOf(state)).toEqual(['update-phone ']);
  });

  it('is not sent to the shop if it is none', async () => {
    const { state, shop, shopper } = aShop();
    expect(await changePhone(shop)(shopper, 'call me')).toMatchObject({
      ok: false,
      refusal: { fieldErrors: [{ field: 'phone', message: 'shop.form.error.phone' }] },
    });
    expect(state.calls).toEqual([]);
  });
});
