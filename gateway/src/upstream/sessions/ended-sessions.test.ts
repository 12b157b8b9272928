import type { Shop } from '@shop/domain/shop';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { runOnScript } from '../testing/shop-on-script.ts';

/** How the upstream reports it (ERR-02 to ERR-05). */
const ERRORS = {
  'the cart or the user is not known': { extensions: { classification: 'CART_NOT_FOUND' } },
  'a valid session is required': { extensions: { messageKey: 'vue.error.security.valid_token_required' } },
  'the session was revoked': { extensions: { messageKey: 'ishop.api.error.revoked_token' } },
} as const;

type Outcomes = Partial<Record<keyof typeof ERRORS, unknown>>;

const granted = (value: unknown) => ({ ok: true, value });
const refused = (refusal: object) => ({ ok: false, refusal });
const formRefused = (general: string) => refused({ because: 'invalid-form', fieldErrors: [], general });

/** Nothing typed is lost: the form says what to do. */
const REJECTED: Outcomes = {
  'the cart or the user is not known': formRefused('vue.error.security.valid_token_required'),
  'a valid session is required': formRefused('vue.error.security.valid_token_required'),
  'the session was revoked': formRefused('shop.error.securityLogout'),
};
const NONE: Outcomes = {
  'the cart or the user is not known': [],
  'a valid session is required': [],
  'the session was revoked': [],
};
const NO_CART: Outcomes = { 'the cart or the user is not known': refused({ because: 'cart-not-found' }) };
const NOT_NOTED: Outcomes = { ...NO_CART, 'the session was revoked': refused({ because: 'cart-not-found' }) };
const NO_ADDRESS: Outcomes = {
  'the cart or the user is not known': refused({ because: 'no-such-address' }),
  'a valid session is required': refused({ because: 'no-such-address' }),
};
const NOBODY = {
  userId: '',
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: true,
  isInternal: false,
  primeInfo: { status: 'NONE' },
};

const CART = 'cart of lena';
const changedForm = { ...anAddressForm(), addressId: 'a1' };

const PORTS: Readonly<Record<string, readonly [(shop: Shop) => Promise<unknown>, Outcomes]>> = {
  'billing addresses': [({ addresses }) => addresses.billing(LENA), NONE],
  'shipping addresses': [({ addresses }) => addresses.shipping(LENA), NONE],
  'a customer address': [
    ({ addresses }) => addresses.customerAddress(LENA),
    {
      'the cart or the user is not known': undefined,
      'a valid session is required': undefined,
      'the session was revoked': undefined,
    },
  ],
  'a new billing address': [({ addresses }) => addresses.add(LENA, 'billing', anAddressForm()), REJECTED],
  'a new shipping address': [({ addresses }) => addresses.add(LENA, 'shipping', anAddressForm()), REJECTED],
  'a changed billing address': [({ addresses }) => addresses.update(LENA, 'billing', changedForm), REJECTED],
  'a changed shipping address': [({ addresses }) => addresses.update(LENA, 'shipping', changedForm), REJECTED],
  'a new packstation': [({ addresses }) => addresses.addPackstation(LENA, aPackstationForm()), REJECTED],
  'a changed packstation': [
    ({ addresses }) => addresses.updatePackstation(LENA, { ...aPackstationForm(), addressId: 'a1' }),
    REJECTED,
  ],
  'an address to remove': [
    ({ addresses }) => addresses.remove(LENA, 'a1'),
    { 'the cart or the user is not known': granted(undefined), 'a valid session is required': granted(undefined) },
  ],
  'a chosen billing address': [({ addresses }) => addresses.select(LENA, CART, 'billing', 'a1'), NO_ADDRESS],
  'a chosen shipping address': [({ addresses }) => addresses.select(LENA, CART, 'shipping', 'a1'), NO_ADDRESS],
  'a cart': [({ carts }) => carts.find(LENA, CART), NO_CART],
  'a changed cart': [({ carts }) => carts.update(LENA, CART, []), NO_CART],
  'other e-mail addresses': [({ carts }) => carts.setAlternativeEmails(LENA, CART, {}), NOT_NOTED],
  'an order reference': [({ carts }) => carts.setOrderReference(LENA, CART, 'Klasse 3b'), NOT_NOTED],
  'a cost centre': [({ carts }) => carts.setCostCentre(LENA, CART, '4711'), NOT_NOTED],
  'an order comment': [({ carts }) => carts.setOrderComment(LENA, CART, 'Bitte klingeln'), NOT_NOTED],
  'the newsletter': [({ carts }) => carts.setNewsletter(LENA, CART, 'Newsletter bestellen'), NOT_NOTED],
  'a customer': [
    ({ customers }) => customers.current(LENA, '/'),
    { 'the cart or the user is not known': NOBODY, 'the session was revoked': NOBODY },
  ],
  'another e-mail address': [
    ({ customers }) => customers.updateEmail(LENA, { email: 'neu@schule.example', password: 'geheim' }),
    REJECTED,
  ],
  'another telephone number': [({ customers }) => customers.updatePhone(LENA, '030 4711'), REJECTED],
  'other account data': [
    ({ customers }) =>
      customers.changeAccountData(LENA, { salutation: 'mrs', firstName: 'Lena', lastName: 'Krüger', company: '' }),
    REJECTED,
  ],
  'an account to delete': [({ customers }) => customers.deleteAccount(LENA, 'kreide'), REJECTED],
  'another password': [
    ({ passwords }) => passwords.change(LENA, { currentPassword: 'kreide', password: 'schwamm' }),
    REJECTED,
  ],
  'a forgotten password': [
    ({ passwords }) => passwords.requestLink(LENA, { identifier: 'lena@schule.example', honeypot: '', triesCount: 1 }),
    {},
  ],
  'a link to a new password': [({ passwords }) => passwords.linkState(LENA, 'token'), {}],
  'a password chosen by link': [
    ({ passwords }) => passwords.changeByLink(LENA, { token: 'token', password: 'schwamm' }),
    {},
  ],
  'an order to place': [({ orders }) => orders.submit(LENA, CART), NO_CART],
  'a confirmation': [
    ({ orders }) => orders.confirmation(LENA, 'o1'),
    {
      'the cart or the user is not known': refused({ because: 'no-such-order' }),
      'a valid session is required': refused({ because: 'no-such-order' }),
    },
  ],
  'recent orders': [({ orders }) => orders.recent(LENA), NONE],
  'ways to pay': [({ payments }) => payments.methods(LENA, CART), { 'the cart or the user is not known': [] }],
  'a chosen way to pay': [
    ({ payments }) => payments.select(LENA, CART, 'RECHNUNG'),
    { 'the cart or the user is not known': refused({ because: 'no-such-payment' }) },
  ],
  'a logout': [
    ({ sessions }) => sessions.logout(LENA),
    {
      'the cart or the user is not known': undefined,
      'a valid session is required': undefined,
      'the session was revoked': undefined,
    },
  ],
  'a chosen carrier': [
    ({ shippers }) => shippers.select(LENA, CART, 'dhl'),
    { 'the cart or the user is not known': refused({ because: 'no-such-shipper' }) },
  ],
  'fields for a forwarding agent': [
    ({ shippers }) => shippers.saveSpedition(LENA, CART, []),
    {
      'the cart or the user is not known': formRefused('shop.error.sessionExpired'),
      'the session was revoked': formRefused('shop.error.securityLogout'),
    },
  ],
};

const CASES = Object.entries(PORTS).flatMap(([what, [use, outcomes]]) =>
  (Object.keys(ERRORS) as (keyof typeof ERRORS)[]).map((why) => ({ what, why, use, outcomes })),
);

describe('a session that is over', () => {
  it.each(CASES.filter(({ why, outcomes }) => why in outcomes))(
    'has an outcome for $what if $why',
    async ({ why, use, outcomes }) => {
      const { outcome } = await runOnScript(() => ({ data: null, errors: [{ message: 'm', ...ERRORS[why] }] }), use);
      expect(outcome).toEqual(outcomes[why]);
    },
  );

  it.each(CASES.filter(({ why, outcomes }) => !(why in outcomes)))(
    'is a failure for $what if $why',
    async ({ why, use }) => {
      const { outcome } = await runOnScript(() => ({ data: null, errors: [{ message: 'm', ...ERRORS[why] }] }), use);
      expect(outcome).toEqual({
        failure: expect.objectContaining({
          name: why === 'the session was revoked' ? 'SessionRevoked' : 'UpstreamErrors',
        }),
      });
    },
  );
});
