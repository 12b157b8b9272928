import type { AddressForm } from '@shop/domain/addresses/address';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import type { Result } from '@shop/domain/shared/result';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import type { Preconditions } from '@shop/domain/testing/preconditions';
import type { PortFixture } from '@shop/domain/testing/port-harness';
import { addItem, cartIdOf, updateCart } from '@shop/domain/testing/fixtures';

/** A field that a shop stores, as its ports name it. */
export interface StoredField {
  readonly what: string;
  readonly limit: number;
  readonly text: (length: number) => string;
  readonly preconditions: Preconditions;
  readonly save: (fixture: PortFixture, typed: string) => Promise<Result<unknown, unknown>>;
}

const GUEST: Preconditions = { 'guest session': true, 'a cart exists': { positions: 1 } };
const CUSTOMER: Preconditions = { 'a registered customer': { kind: 'b2c' } };
const INVOICE_TO_PUBLIC_BODIES: Preconditions = {
  ...GUEST,
  'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' },
};

/** A text with a digit, which streets and references require. */
export const textOf = (length: number): string => `1${'x'.repeat(length - 1)}`;
export const digitsOf = (length: number): string => '3'.repeat(length);
export const emailOf = (length: number): string => `${'x'.repeat(length - '@schule.de'.length)}@schule.de`;

/** The text fields of an address, in the order of its form. */
export const ADDRESS_FIELDS = [
  'company',
  'firstname',
  'lastname',
  'streetAndNumber',
  'addition',
  'city',
  'phone',
  'email',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Those of a Packstation form. */
export const PACKSTATION_FIELDS = ['company', 'firstname', 'lastname', 'postnumber', 'packstation', 'city'] as const;

/** A text of this length, valid for the kind of field. */
export const textFor = (field: AddressField | (typeof PACKSTATION_FIELDS)[number]): StoredField['text'] => {
  if (field === 'email') return emailOf;
  return field === 'phone' || field === 'postnumber' || field === 'packstation' ? digitsOf : textOf;
};

const ofAddress =
  (kind: AddressKind) =>
  (field: AddressField): StoredField => ({
    what: `${field} of the ${kind} address`,
    limit: FIELD_LIMITS[field],
    text: textFor(field),
    preconditions: CUSTOMER,
    save: ({ shop, shopper }, typed) => {
      const form: AddressForm = {
        ...anAddressForm(),
        ...(field === 'company' ? { formType: 'companyOrSchool' } : {}),
        [field]: typed,
      };
      return shop.addresses.add(shopper, kind, form);
    },
  });

const ofPackstation = (field: (typeof PACKSTATION_FIELDS)[number]): StoredField => ({
  what: `${field} of a Packstation`,
  limit: FIELD_LIMITS[field],
  text: textFor(field),
  preconditions: CUSTOMER,
  save: ({ shop, shopper }, typed) => shop.addresses.addPackstation(shopper, aPackstationForm({ [field]: typed })),
});

const ofRegistration = (
  field: 'email' | 'password' | 'firstName' | 'lastName' | 'company' | 'customerNumber',
  limit: number,
  text: StoredField['text'],
): StoredField => ({
  what: `${field} of a new customer`,
  limit,
  text,
  preconditions: {},
  save: ({ shop, shopper }, typed) =>
    shop.sessions.registerCustomer(shopper, {
      email: 'neu@schule.de',
      password: 'Tafel7',
      firstName: 'Neele',
      lastName: 'Neu',
      salutation: 'mrs',
      [field]: typed,
    }),
});

const ofAlternativeEmail = (field: 'billing' | 'shipping'): StoredField => ({
  what: `alternative e-mail address of ${field}`,
  limit: FIELD_LIMITS.email,
  text: emailOf,
  preconditions: GUEST,
  save: ({ shop, shopper }, email) => shop.carts.setAlternativeEmails(shopper, cartIdOf(shopper), { [field]: email }),
});

const ofSpedition = (fieldName: 'phone' | 'access', limit: number, text: StoredField['text']): StoredField => ({
  what: `${fieldName} for the forwarding agent`,
  limit,
  text,
  preconditions: GUEST,
  save: async (fixture, fieldValue) => {
    const { shop, shopper, goods } = fixture;
    await updateCart(fixture, shopper, addItem(goods.bulky));
    const phone = { fieldName: 'phone', fieldValue: '030 4711' };
    return shop.shippers.saveSpedition(shopper, cartIdOf(shopper), [phone, { fieldName, fieldValue }]);
  },
});

/** The fields of a withdrawal. */
export const WITHDRAWAL_FIELDS = ['fullName', 'orderNumber', 'email', 'withdrawnGoods', 'withdrawalReason'] as const;

const ofWithdrawal = (field: (typeof WITHDRAWAL_FIELDS)[number]): StoredField => ({
  what: `${field} of a withdrawal`,
  limit: FIELD_LIMITS[field],
  text: field === 'email' ? emailOf : textOf,
  preconditions: {},
  save: ({ shop, shopper }, typed) =>
    shop.withdrawals.declare(shopper, aDeclaration({ [field]: typed }), `declaration-with-${field}-${typed.length}`),
});

/** The fields of a cancellation. */
export const CANCELLATION_FIELDS = ['cancellationReason', 'fullName', 'contract', 'email'] as const;

const ofCancellation = (field: (typeof CANCELLATION_FIELDS)[number]): StoredField => ({
  what: `${field} of a cancellation`,
  limit: FIELD_LIMITS[field],
  text: field === 'email' ? emailOf : textOf,
  preconditions: {},
  save: ({ shop, shopper }, typed) =>
    shop.cancellations.declare(
      shopper,
      aCancellation({ kind: 'extraordinary', cancellationReason: 'Umzug', [field]: typed }),
      `cancellation-with-${field}-${typed.length}`,
    ),
});

/** Every field of a shopper that an adapter stores up to a limit. */
export const STORED_FIELDS: readonly StoredField[] = [
  ...WITHDRAWAL_FIELDS.map(ofWithdrawal),
  ...CANCELLATION_FIELDS.map(ofCancellation),
  ...ADDRESS_FIELDS.map(ofAddress('billing')),
  ...ADDRESS_FIELDS.map(ofAddress('shipping')),
  ...PACKSTATION_FIELDS.map(ofPackstation),
  ofRegistration('email', FIELD_LIMITS.email, emailOf),
  ofRegistration('password', FIELD_LIMITS.password, textOf),
  ofRegistration('firstName', FIELD_LIMITS.firstname, textOf),
  ofRegistration('lastName', FIELD_LIMITS.lastname, textOf),
  ofRegistration('company', FIELD_LIMITS.company, textOf),
  ofRegistration('customerNumber', FIELD_LIMITS.customerNumber, textOf),
  ofSpedition('phone', FIELD_LIMITS.phone, digitsOf),
  ofSpedition('access', FIELD_LIMITS.speditionFields, textOf),
  {
    what: 'e-mail address of a guest',
    limit: FIELD_LIMITS.email,
    text: emailOf,
    preconditions: { 'a cart exists': { positions: 1 } },
    save: ({ shop, shopper }, email) =>
      shop.sessions.registerGuest(shopper, { email, billingAddress: anAddressForm() }),
  },
  ofAlternativeEmail('billing'),
  ofAlternativeEmail('shipping'),
  {
    what: 'order reference',
    limit: FIELD_LIMITS.orderReference,
    text: textOf,
    preconditions: GUEST,
    save: ({ shop, shopper }, typed) => shop.carts.setOrderReference(shopper, cartIdOf(shopper), typed),
  },
  {
    what: 'cost centre',
    limit: FIELD_LIMITS.costCentre,
    text: textOf,
    preconditions: GUEST,
    save: ({ shop, shopper }, typed) => shop.carts.setCostCentre(shopper, cartIdOf(shopper), typed),
  },
  {
    what: 'comment',
    limit: FIELD_LIMITS.comment,
    text: textOf,
    preconditions: GUEST,
    save: ({ shop, shopper }, typed) => shop.carts.setOrderComment(shopper, cartIdOf(shopper), typed),
  },
  {
    what: 'buyer reference',
    limit: FIELD_LIMITS.buyerReference,
    text: textOf,
    preconditions: INVOICE_TO_PUBLIC_BODIES,
    save: ({ shop, shopper }, typed) => shop.payments.select(shopper, cartIdOf(shopper), 'X_RECHNUNG', typed),
  },
];
