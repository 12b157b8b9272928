import type { Shop } from '@shop/domain/shop';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { shopAnswered } from '../testing/shop-on-script.ts';

/** How the upstream says so (specification A8). */
const ERRORS = {
  'the cart or the user is not known': { extensions: { classification: 'CART_NOT_FOUND' } },
  'a valid session is required': { extensions: { messageKey: 'vue.error.security.valid_token_required' } },
  'the session was revoked': { extensions: { messageKey: 'ishop.api.error.revoked_token' } },
} as const;

type Answers = Partial<Record<keyof typeof ERRORS, unknown>>;

const refused = (refusal: object) => ({ ok: false, refusal });
const formRefused = (general: string) => refused({ because: 'invalid-form', fieldErrors: [], general });

/** What is typed is not lost: the form says what to do. */
const NOT_TAKEN: Answers = {
  'the cart or the user is not known': formRefused('vue.error.security.valid_token_required'),
  'a valid session is required': formRefused('vue.error.security.valid_token_required'),
  'the session was revoked': formRefused('shop.error.securityLogout'),
};
const NONE: Answers = { 'the cart or the user is not known': [], 'a valid session is required': [], 'the session was revoked': [] };
const NO_CART: Answers = { 'the cart or the user is not known': refused({ because: 'cart-not-found' }) };
const NOT_NOTED: Answers = { ...NO_CART, 'the session was revoked': refused({ because: 'cart-not-found' }) };
const NO_ADDRESS: Answers = { 'the cart or the user is not known': refused({ because: 'no-such-address' }), 'a valid session is required': refused({ because: 'no-such-address' }) };
const NOBODY = { userId: '', isExistingCustomer: false, isNewCustomer: false, isGuest: true, isInternal: false, primeInfo: { status: 'NONE' } };

const CART = 'cart of lena';
const changedForm = { ...anAddressForm(), addressId: 'a1' };

const PORTS: Readonly<Record<string, readonly [(shop: Shop) => Promise<unknown>, Answers]>> = {
  'billing addresses': [({ addresses }) => addresses.billing(LENA), NONE],
  'shipping addresses': [({ addresses }) => addresses.shipping(LENA), NONE],
  'a new billing address': [({ addresses }) => addresses.add(LENA, 'billing', anAddressForm()), NOT_TAKEN],
  'a new shipping address': [({ addresses }) => addresses.add(LENA, 'shipping', anAddressForm()), NOT_TAKEN],
  'a changed billing address': [({ addresses }) => addresses.update(LENA, 'billing', changedForm), NOT_TAKEN],
  'a changed shipping address': [({ addresses }) => addresses.update(LENA, 'shipping', changedForm), NOT_TAKEN],
  'a new packstation': [({ addresses }) => addresses.addPackstation(LENA, aPackstationForm()), NOT_TAKEN],
  'a changed packstation': [({ addresses }) => addresses.updatePackstation(LENA, { ...aPackstationForm(), addressId: 'a1' }), NOT_TAKEN],
  'an address to remove': [({ addresses }) => addresses.remove(LENA, 'a1'), { 'the cart or the user is not known': undefined, 'a valid session is required': undefined }],
  'a chosen billing address': [({ addresses }) => addresses.select(LENA, CART, 'billing', 'a1'), NO_ADDRESS],
  'a chosen shipping address': [({ addresses }) => addresses.select(LENA, CART, 'shipping', 'a1'), NO_ADDRESS],
  'a cart': [({ carts }) => carts.find(LENA, CART), NO_CART],
  'a changed cart': [({ carts }) => carts.update(LENA, CART, []), NO_CART],
  'other e-mail addresses': [({ carts }) => carts.setAlternativeEmails(LENA, CART, {}), NOT_NOTED],
  'an order reference': [({ carts }) => carts.setOrderReference(LENA, CART, 'Klasse 3b'), NOT_NOTED],
  'an order comment': [({ carts }) => carts.setOrderComment(LENA, CART, 'Bitte klingeln'), NOT_NOTED],
  'the newsletter': [({ carts }) => carts.setNewsletter(LENA, CART, true), NOT_NOTED],
  'a customer': [({ customers }) => customers.current(LENA, '/'), { 'the cart or the user is not known': NOBODY, 'the session was revoked': NOBODY }],
  'another e-mail address': [({ customers }) => customers.updateEmail(LENA, 'neu@schule.example'), NOT_TAKEN],
  'another telephone number': [({ customers }) => customers.updatePhone(LENA, '030 4711'), NOT_TAKEN],
  'an order to place': [({ orders }) => orders.submit(LENA, CART), NO_CART],
  'a confirmation': [({ orders }) => orders.confirmation(LENA, 'o1'), { 'the cart or the user is not known': refused({ because: 'no-such-order' }), 'a valid session is required': refused({ because: 'no-such-order' }) }],
  'recent orders': [({ orders }) => orders.recent(LENA), NONE],
  'ways to pay': [({ payments }) => payments.methods(LENA, CART), { 'the cart or the user is not known': [] }],
  'a chosen way to pay': [({ payments }) => payments.select(LENA, CART, 'RECHNUNG'), { 'the cart or the user is not known': refused({ because: 'no-such-payment' }) }],
  'a logout': [({ sessions }) => sessions.logout(LENA), { 'the cart or the user is not known': undefined, 'a valid session is required': undefined, 'the session was revoked': undefined }],
  'a chosen carrier': [({ shippers }) => shippers.select(LENA, CART, 'dhl'), { 'the cart or the user is not known': refused({ because: 'no-such-shipper' }) }],
  'fields for a forwarding agent': [
    ({ shippers }) => shippers.saveSpedition(LENA, CART, []),
    { 'the cart or the user is not known': formRefused('shop.error.sessionExpired'), 'the session was revoked': formRefused('shop.error.securityLogout') },
  ],
};

const CASES = Object.entries(PORTS).flatMap(([what, [use, answers]]) => (Object.keys(ERRORS) as (keyof typeof ERRORS)[]).map((why) => ({ what, why, use, answers })));

describe('a session that is over', () => {
  it.each(CASES.filter(({ why, answers }) => why in answers))('has an answer for $what where $why', async ({ why, use, answers }) => {
    const { outcome } = await shopAnswered(() => ({ data: null, errors: [{ message: 'm', ...ERRORS[why] }] }), use);
    expect(outcome).toEqual(answers[why]);
  });

  it.each(CASES.filter(({ why, answers }) => !(why in answers)))('is a failure for $what where $why', async ({ why, use }) => {
    const { outcome } = await shopAnswered(() => ({ data: null, errors: [{ message: 'm', ...ERRORS[why] }] }), use);
    expect(outcome).toEqual({ failure: expect.objectContaining({ name: why === 'the session was revoked' ? 'SessionRevoked' : 'UpstreamErrors' }) });
  });
});
