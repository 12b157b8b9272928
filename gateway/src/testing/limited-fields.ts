import type { AddressForm } from '@shop/domain/addresses/address';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import type { Result } from '@shop/domain/shared/result';
import { anAddressForm } from '@shop/domain/testing/an-address';
import type { Given } from '@shop/domain/testing/given';
import type { Scene } from '@shop/domain/testing/port-harness';
import { adding, cartIdOf, updated } from '@shop/domain/testing/scenes';

/** A field that a shop keeps, as its ports are told it. */
export interface KeptField {
  readonly what: string;
  readonly limit: number;
  readonly text: (length: number) => string;
  readonly given: Given;
  readonly save: (scene: Scene, typed: string) => Promise<Result<unknown, unknown>>;
}

const GUEST: Given = { 'guest session': true, 'a cart exists': { positions: 1 } };
const CUSTOMER: Given = { 'a registered customer': { kind: 'b2c' } };
const INVOICE_TO_PUBLIC_BODIES: Given = { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } };

/** A text with a digit in it, which streets and references want. */
export const textOf = (length: number): string => `1${'x'.repeat(length - 1)}`;
export const digitsOf = (length: number): string => '3'.repeat(length);
export const emailOf = (length: number): string => `${'x'.repeat(length - '@schule.de'.length)}@schule.de`;

const ofAddress = (field: 'company' | 'firstname' | 'lastname' | 'streetAndNumber' | 'addition' | 'city' | 'phone'): KeptField => ({
  what: field,
  limit: FIELD_LIMITS[field],
  text: field === 'phone' ? digitsOf : textOf,
  given: CUSTOMER,
  save: ({ shop, shopper }, typed) => {
    const form: AddressForm = { ...anAddressForm(), ...(field === 'company' ? { formType: 'companyOrSchool' } : {}), [field]: typed };
    return shop.addresses.add(shopper, 'billing', form);
  },
});

const ofRegistration = (field: 'email' | 'password' | 'firstName' | 'lastName', limit: number, text: KeptField['text']): KeptField => ({
  what: `${field} of a new customer`,
  limit,
  text,
  given: {},
  save: ({ shop, shopper }, typed) =>
    shop.sessions.registerCustomer(shopper, { email: 'neu@schule.de', password: 'Tafel7', firstName: 'Neele', lastName: 'Neu', salutation: 'mrs', [field]: typed }),
});

const ofSpedition = (fieldName: 'phone' | 'access', limit: number, text: KeptField['text']): KeptField => ({
  what: `${fieldName} for the forwarding agent`,
  limit,
  text,
  given: GUEST,
  save: async (scene, fieldValue) => {
    const { shop, shopper, goods } = scene;
    await updated(scene, shopper, adding(goods.bulky));
    const phone = { fieldName: 'phone', fieldValue: '030 4711' };
    return shop.shippers.saveSpedition(shopper, cartIdOf(shopper), [phone, { fieldName, fieldValue }]);
  },
});

/** Every field of a shopper's that an adapter keeps within a limit. */
export const KEPT_FIELDS: readonly KeptField[] = [
  ...(['company', 'firstname', 'lastname', 'streetAndNumber', 'addition', 'city', 'phone'] as const).map(ofAddress),
  ofRegistration('email', FIELD_LIMITS.email, emailOf),
  ofRegistration('password', FIELD_LIMITS.password, textOf),
  ofRegistration('firstName', FIELD_LIMITS.firstname, textOf),
  ofRegistration('lastName', FIELD_LIMITS.lastname, textOf),
  ofSpedition('phone', FIELD_LIMITS.phone, digitsOf),
  ofSpedition('access', FIELD_LIMITS.speditionFields, textOf),
  {
    what: 'e-mail address of a guest',
    limit: FIELD_LIMITS.email,
    text: emailOf,
    given: { 'a cart exists': { positions: 1 } },
    save: ({ shop, shopper }, email) => shop.sessions.registerGuest(shopper, { email, billingAddress: anAddressForm() }),
  },
  {
    what: 'e-mail address for the invoice',
    limit: FIELD_LIMITS.email,
    text: emailOf,
    given: GUEST,
    save: ({ shop, shopper }, billing) => shop.carts.setAlternativeEmails(shopper, cartIdOf(shopper), { billing }),
  },
  {
    what: 'order reference',
    limit: FIELD_LIMITS.orderReference,
    text: textOf,
    given: GUEST,
    save: ({ shop, shopper }, typed) => shop.carts.setOrderReference(shopper, cartIdOf(shopper), typed),
  },
  {
    what: 'comment',
    limit: FIELD_LIMITS.comment,
    text: textOf,
    given: GUEST,
    save: ({ shop, shopper }, typed) => shop.carts.setOrderComment(shopper, cartIdOf(shopper), typed),
  },
  {
    what: 'buyer reference',
    limit: FIELD_LIMITS.buyerReference,
    text: textOf,
    given: INVOICE_TO_PUBLIC_BODIES,
    save: ({ shop, shopper }, typed) => shop.payments.select(shopper, cartIdOf(shopper), 'X_RECHNUNG', typed),
  },
];
