import { describe, expect, it } from 'vitest';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { aCart } from '../testing/a-cart.ts';
import { anAddress, anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import { aCustomer, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import type { LoginState } from '../visit/shopper.ts';
import { changeAddressBook } from './change-address-book.ts';

const SCHOOL = anAddress({ addressId: 'school' });
const EXPIRED = refused({ because: 'session-expired' });

const bookOf = (overrides: Partial<StubState> = {}, loginState: LoginState = 'customer') => {
  const customer = aCustomer({ email: 'anne@schule.example' });
  const state = stubState({ customer, shipping: [SCHOOL], ...overrides });
  const visit = aVisit(aShopper({ loginState }));
  return { state, visit, shop: stubShop(state), book: changeAddressBook(stubShop(state), visit) };
};

describe('the address book of a customer', () => {
  it.each(['billing', 'shipping'] as const)('has a new %s address', async (kind) => {
    const { state, book } = bookOf({ shipping: [] });
    expect(await book.save({ kind, form: anAddressForm() })).toMatchObject({ ok: true });
    expect(state[kind].map(({ street }) => street)).toEqual(['Schulweg 4']);
  });

  it('has a new packstation', async () => {
    const { state, book } = bookOf({ shipping: [] });
    await book.save({ kind: 'packstation', form: aPackstationForm() });
    expect(state.shipping).toMatchObject([{ packstationAddress: true, city: 'Hamburg' }]);
  });

  it('says what is wrong with an address, and the session goes on', async () => {
    const { visit, book } = bookOf();
    expect(await book.save({ kind: 'billing', form: anAddressForm({ city: '' }) })).toMatchObject({
      refusal: { because: 'invalid-form', fieldErrors: [{ field: 'city' }] },
    });
    expect(visit.shopper.loginState).toBe('customer');
  });

  it('is closed to whom the shop no longer knows, who is signed out', async () => {
    const needsLogin = { ...invalidForm([]), general: 'vue.error.security.valid_token_required' } as const;
    const { visit, book } = bookOf({ customer: aCustomer(), objections: { 'add-address': needsLogin } });
    expect(await book.save({ kind: 'billing', form: anAddressForm() })).toEqual(EXPIRED);
    expect(visit.shopper.loginState).toBe('logged-out');
  });

  it('is closed when the shop revokes the session meanwhile', async () => {
    const { visit, shop } = bookOf();
    const remove = async () => {
      visit.revoke();
      throw new SessionRevoked('remove');
    };
    const book = changeAddressBook({ ...shop, addresses: { ...shop.addresses, remove } }, visit);
    expect(await book.remove('school')).toEqual(EXPIRED);
  });

  it.each(['guest', 'logged-out'] as const)('is no place for anybody else: %s', async (loginState) => {
    const { state, book } = bookOf({}, loginState);
    expect([await book.save({ kind: 'billing', form: anAddressForm() }), await book.remove('school')]).toEqual([
      EXPIRED,
      EXPIRED,
    ]);
    expect([state.calls, state.shipping]).toEqual([[], [SCHOOL]]);
  });
});

describe('an address that is removed', () => {
  it.each([
    ['delivers to it', aCart({ shippingAddress: SCHOOL }), true],
    ['is billed to it', aCart({ billingAddress: SCHOOL }), true],
    ['has other addresses', aCart({ billingAddress: anAddress({ addressId: 'home' }) }), false],
    ['has none', aCart(), false],
  ])('was in the cart or not: the cart %s', async (_what, cart, wasInCart) => {
    const { state, book } = bookOf({ carts: [cart] });
    expect(await book.remove('school')).toEqual(granted({ wasInCart }));
    expect(state.shipping).toEqual([]);
  });

  it.each([
    ['billing', 'billing'],
    ['shipping', 'shipping'],
    ['shipping', 'packstation'],
  ] as const)('is returned from its list, so that it can be restored: %s, shown as %s', async (kind, list) => {
    const address = anAddress({ addressId: 'gone', packstationAddress: list === 'packstation' });
    const another = { ...address, addressId: 'another' };
    const { book } = bookOf({ carts: [], [kind]: [SCHOOL, another, address] });
    expect(await book.remove('gone', list)).toEqual(granted({ wasInCart: false, address }));
  });

  it('is not returned from another list', async () => {
    expect(await bookOf({ carts: [] }).book.remove('school', 'packstation')).toEqual(granted({ wasInCart: false }));
  });

  it('was in no cart if there is none any more', async () => {
    expect(await bookOf({ carts: [] }).book.remove('school')).toEqual(granted({ wasInCart: false }));
  });

  it('is not the customer’s own', async () => {
    const { visit, shop } = bookOf();
    const refusal = refused({ because: 'customer-address' } as const);
    const book = changeAddressBook({ ...shop, addresses: { ...shop.addresses, remove: async () => refusal } }, visit);
    expect(await book.remove('own')).toEqual(refusal);
  });
});
