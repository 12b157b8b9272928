import { describe, expect, it } from 'vitest';
import { addressErrors, packstationErrors } from '../addresses/address-rules.ts';
import { entryErrors } from '../competitions/competition-entry.ts';
import { commentErrors } from '../checkout/comment-errors.ts';
import { paymentStepErrors } from '../checkout/save-payment-step.ts';
import { shippingStepErrors } from '../checkout/shipping-errors.ts';
import { reviewErrors } from '../reviews/review-rules.ts';
import { contactErrors } from '../returns/contact-errors.ts';
import { orderLookUpErrors } from '../orders/read-order-look-up.ts';
import { lookupErrors } from '../returns/lookup-errors.ts';
import { selectionErrors } from '../returns/selection-errors.ts';
import { registrationErrors } from '../sessions/registration-rules.ts';
import { speditionErrors } from '../shippers/spedition-rules.ts';
import { aReturnContact, aReturnItem, aSelectedItem } from '../testing/a-return.ts';
import { anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import { aReviewForm } from '../testing/a-review.ts';
import { aCancellation } from '../testing/a-cancellation.ts';
import { aDeclaration } from '../testing/a-declaration.ts';
import { cancellationErrors } from '../cancellations/cancellation-rules.ts';
import { wishlistErrors } from '../wishlists/wishlist-rules.ts';
import { withdrawalErrors } from '../withdrawals/withdrawal-rules.ts';
import { boundsOf, FIELD_LIMITS } from './field-limits.ts';
import { customerNumber } from './form-rules.ts';

const REGISTRATION = {
  email: 'neu@schule.de',
  password: 'Tafel7',
  passwordRepeat: 'Tafel7',
  salutation: 'mrs',
  firstName: 'Neele',
  lastName: 'Neu',
};
const ENTRY = {
  competitionId: 'advent',
  fullName: 'Anna Kern',
  email: 'anna.kern@schule.example',
  answer: '24',
  school: '',
  acceptsTerms: true,
  isSuspicious: false,
};

const STEP = {
  deliveryType: 'sameAsBilling',
  billingAddress: anAddressForm(),
  account: { email: 'gast@schule.de' },
} as const;

const of = (length: number): string => `1${'x'.repeat(length - 1)}`;
const digits = (length: number): string => '3'.repeat(length);
const address = (length: number): string => `${'x'.repeat(length - '@schule.de'.length)}@schule.de`;

/** Every field with a limit, its rule, and a text of a given length. */
const FIELDS: readonly (readonly [
  what: string,
  limit: number,
  text: (length: number) => string,
  errors: (typed: string) => unknown,
])[] = [
  [
    'e-mail address of a guest',
    FIELD_LIMITS.email,
    address,
    (email) => shippingStepErrors({ ...STEP, loginOption: 'guest', account: { email } }, 'logged-out'),
  ],
  [
    'e-mail address for the invoice',
    FIELD_LIMITS.email,
    address,
    (value) => shippingStepErrors({ ...STEP, billingAlternativeEmail: { value, hasChanged: true } }, 'guest'),
  ],
  [
    'password',
    FIELD_LIMITS.password,
    of,
    (password) => registrationErrors({ ...REGISTRATION, password, passwordRepeat: password }),
  ],
  [
    'customer number',
    FIELD_LIMITS.customerNumber,
    of,
    (typed) => [customerNumber(typed, { flagged: true })].filter(Boolean),
  ],
  [
    'first name of a registration',
    FIELD_LIMITS.firstname,
    of,
    (firstName) => registrationErrors({ ...REGISTRATION, firstName }),
  ],
  [
    'last name of a registration',
    FIELD_LIMITS.lastname,
    of,
    (lastName) => registrationErrors({ ...REGISTRATION, lastName }),
  ],
  [
    'company of a registration',
    FIELD_LIMITS.company,
    of,
    (company) => registrationErrors({ ...REGISTRATION, company }),
  ],
  [
    'company',
    FIELD_LIMITS.company,
    of,
    (company) => addressErrors(anAddressForm({ formType: 'companyOrSchool', company })),
  ],
  ['first name', FIELD_LIMITS.firstname, of, (firstname) => addressErrors(anAddressForm({ firstname }))],
  ['last name', FIELD_LIMITS.lastname, of, (lastname) => addressErrors(anAddressForm({ lastname }))],
  ['street', FIELD_LIMITS.streetAndNumber, of, (streetAndNumber) => addressErrors(anAddressForm({ streetAndNumber }))],
  ['addition', FIELD_LIMITS.addition, of, (addition) => addressErrors(anAddressForm({ addition }))],
  ['city', FIELD_LIMITS.city, of, (city) => addressErrors(anAddressForm({ city }))],
  ['telephone number', FIELD_LIMITS.phone, digits, (phone) => shippingStepErrors({ ...STEP, phone }, 'guest')],
  ['company of a packstation', FIELD_LIMITS.company, of, (company) => packstationErrors(aPackstationForm({ company }))],
  [
    'last name of a packstation',
    FIELD_LIMITS.lastname,
    of,
    (lastname) => packstationErrors(aPackstationForm({ lastname })),
  ],
  [
    'order reference',
    FIELD_LIMITS.orderReference,
    of,
    (orderReference) => shippingStepErrors({ ...STEP, orderReference }, 'guest'),
  ],
  ['cost centre', FIELD_LIMITS.costCentre, of, (costCentre) => shippingStepErrors({ ...STEP, costCentre }, 'customer')],
  [
    'buyer reference',
    FIELD_LIMITS.buyerReference,
    of,
    (buyerReference) => paymentStepErrors({ paymentId: 'X_RECHNUNG', buyerReference })?.fieldErrors ?? [],
  ],
  ['comment', FIELD_LIMITS.comment, of, (comment) => commentErrors({ comment })],
  [
    'comment on a returned article',
    FIELD_LIMITS.comment,
    of,
    (comment) => selectionErrors([aSelectedItem({ comment })], { items: [aReturnItem()] }),
  ],
  [
    'additional information on a returned article',
    FIELD_LIMITS.additionalInfo,
    of,
    (additionalInfo) => selectionErrors([aSelectedItem({ additionalInfo })], { items: [aReturnItem()] }),
  ],
  [
    'first name of the contact for a return',
    FIELD_LIMITS.firstname,
    of,
    (firstName) => contactErrors(aReturnContact({ firstName })),
  ],
  [
    'last name of the contact for a return',
    FIELD_LIMITS.lastname,
    of,
    (lastName) => contactErrors(aReturnContact({ lastName })),
  ],
  [
    'e-mail address of the contact for a return',
    FIELD_LIMITS.email,
    address,
    (email) => contactErrors(aReturnContact({ email })),
  ],
  [
    'telephone number of the contact for a return',
    FIELD_LIMITS.phone,
    digits,
    (phone) => contactErrors(aReturnContact({ phone })),
  ],
  ['order number of a return', FIELD_LIMITS.orderId, digits, (orderId) => lookupErrors({ orderId, zipCode: '50667' })],
  ['postcode of a return', FIELD_LIMITS.zipCode, digits, (zipCode) => lookupErrors({ orderId: '400000001', zipCode })],
  [
    'order number of a guest',
    FIELD_LIMITS.orderId,
    digits,
    (orderId) => orderLookUpErrors({ orderId, zipCode: '50667' }),
  ],
  [
    'postcode of a guest',
    FIELD_LIMITS.zipCode,
    digits,
    (zipCode) => orderLookUpErrors({ orderId: '400000001', zipCode }),
  ],
  [
    'answer for the forwarding agent',
    FIELD_LIMITS.speditionFields,
    of,
    (value) => speditionErrors([{ name: 'access', value, required: false }]),
  ],
  ['name of a withdrawal', FIELD_LIMITS.fullName, of, (fullName) => withdrawalErrors(aDeclaration({ fullName }))],
  [
    'order number of a withdrawal',
    FIELD_LIMITS.orderNumber,
    of,
    (orderNumber) => withdrawalErrors(aDeclaration({ orderNumber })),
  ],
  ['e-mail address of a withdrawal', FIELD_LIMITS.email, address, (email) => withdrawalErrors(aDeclaration({ email }))],
  [
    'goods of a withdrawal',
    FIELD_LIMITS.withdrawnGoods,
    of,
    (withdrawnGoods) => withdrawalErrors(aDeclaration({ withdrawnGoods })),
  ],
  [
    'reason of a withdrawal',
    FIELD_LIMITS.withdrawalReason,
    of,
    (withdrawalReason) => withdrawalErrors(aDeclaration({ withdrawalReason })),
  ],
  ['name in a cancellation', FIELD_LIMITS.fullName, of, (fullName) => cancellationErrors(aCancellation({ fullName }))],
  [
    'contract of a cancellation',
    FIELD_LIMITS.contract,
    of,
    (contract) => cancellationErrors(aCancellation({ contract })),
  ],
  [
    'e-mail address of a cancellation',
    FIELD_LIMITS.email,
    address,
    (email) => cancellationErrors(aCancellation({ email })),
  ],
  [
    'reason of a cancellation',
    FIELD_LIMITS.cancellationReason,
    of,
    (cancellationReason) => cancellationErrors(aCancellation({ kind: 'extraordinary', cancellationReason })),
  ],
  ['name in a competition', FIELD_LIMITS.fullName, of, (fullName) => entryErrors({ ...ENTRY, fullName })],
  ['school in a competition', FIELD_LIMITS.school, of, (school) => entryErrors({ ...ENTRY, school })],
  ['title of a review', FIELD_LIMITS.title, of, (title) => reviewErrors(aReviewForm({ title }))],
  ['text of a review', FIELD_LIMITS.message, of, (message) => reviewErrors(aReviewForm({ message }))],
  ['name of a list', FIELD_LIMITS.listName, of, (listName) => wishlistErrors({ listName, listDescription: '' })],
  [
    'description of a list',
    FIELD_LIMITS.listDescription,
    of,
    (listDescription) => wishlistErrors({ listName: 'Klasse 3b', listDescription }),
  ],
  ['name of a reviewer', FIELD_LIMITS.nickname, of, (nickname) => reviewErrors(aReviewForm({ nickname }))],
  [
    'telephone number for the forwarding agent',
    FIELD_LIMITS.phone,
    digits,
    (value) => speditionErrors([{ name: 'phone', value, required: true }]),
  ],
];

describe('the limit of a field', () => {
  it.each(FIELDS)('holds for %s: %i characters fit, without surrounding spaces', (_what, limit, text, errors) => {
    expect(errors(text(limit))).toEqual([]);
    if (limit !== FIELD_LIMITS.password) expect(errors(` ${text(limit)} `)).toEqual([]);
  });

  it.each(FIELDS)('holds for %s: one more than %i does not fit', (_what, limit, text, errors) => {
    expect(errors(text(limit + 1))).toHaveLength(1);
  });

  it.each([
    ['billingAddress.firstname', undefined, 35],
    ['firstName', undefined, 35],
    ['account.email', undefined, 80],
    ['billingAlternativeEmail', undefined, 80],
    ['account.password', 3, 35],
    ['packstation.postnumber', 6, 10],
    ['packstation.city', undefined, 50],
    ['packstation.postcode', undefined, undefined],
    ['speditionFields.access', undefined, 100],
    ['speditionFields.phone', undefined, 30],
    ['comment', undefined, 500],
    ['fullName', undefined, 71],
    ['school', undefined, 80],
    ['withdrawnGoods', undefined, 500],
    ['contract', undefined, 80],
    ['cancellationReason', undefined, 500],
    ['nickname', undefined, 30],
    ['listName', undefined, 60],
    ['listDescription', undefined, 500],
    ['orderLines', undefined, 50_000],
    ['message', 20, 1500],
    ['emailConsent', undefined, undefined],
  ])('is found by the field’s dotted name: %s', (field, min, max) => {
    expect(boundsOf(field)).toEqual({ min, max });
  });
});
