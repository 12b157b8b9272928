import type { BusinessRegistration } from '@shop/domain/businesses/business';
import { businessRegistrationErrors } from '@shop/domain/businesses/business-rules';
import type { Shopper, UserId } from '@shop/domain/visit/shopper';
import {
  type FieldError,
  fieldErrorsOf,
  type FormRefusal,
  invalidForm,
  prefixFields,
} from '@shop/domain/shared/field-errors';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { readEmail } from '@shop/domain/shared/read-email';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { confirmed } from '../addresses/address-errors.ts';
import { type Account, loginKey, passwordDigest } from '../sessions/user.ts';
import { isMagicEmail } from '../parameters/magic-values.ts';
import { currentUser } from '../sessions/current-user.ts';
import { saveTypedAddress } from '../login/register.ts';
import { isEmailTaken } from '../sessions/find-account.ts';
import { unlessEmpty } from '../shared/unless-empty.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextId, put, remove, schedule, type Transaction } from '../worlds/transaction.ts';
import { CERTIFICATE_CHECK_MS } from './application-record.ts';
import { categoryOf } from './business-lists.ts';
import { sendCertificateReceipt } from './certificate-mails.ts';
import { codeErrors, companyFactsOf } from './company-facts.ts';

/** One session may register several businesses, each with its own e-mail address. */
const applicationKey = (userId: UserId, email: string): string => `${userId} ${loginKey(email, false)}`;

const errorsIn = (tx: Transaction, typed: BusinessRegistration, hasCertificate: boolean): readonly FieldError[] => {
  const found = businessRegistrationErrors({ ...typed, billingAddress: confirmed(typed.billingAddress) });
  const isEmailWrong = found.some(({ field }) => field === 'email');
  return [
    ...found,
    ...prefixFields('business', codeErrors(typed.business)),
    ...fieldErrorsOf({
      email: !isEmailWrong && isEmailTaken(tx, typed.email) ? 'vue.form.error.email.notUnique' : undefined,
      certificate: hasCertificate ? undefined : 'shop.upload.required',
    }),
  ];
};

const accountOf = (userId: UserId, { email, password, billingAddress, business }: BusinessRegistration): Account => ({
  kind: 'customer',
  userId,
  email: readEmail(email),
  passwordDigest: passwordDigest(userId, password),
  salutation: billingAddress.salutation,
  firstName: normaliseText(billingAddress.firstname),
  lastName: normaliseText(billingAddress.lastname),
  ...unlessEmpty(billingAddress.company, (company) => ({ company })),
  ...unlessEmpty(billingAddress.phone, (phone) => ({ phone })),
  categoryType: categoryOf(business.primaryIndustryGroupCode),
  notification: 'mail',
  companyFacts: companyFactsOf(business),
  isNew: true,
  isInternal: false,
  prime: { status: 'NONE' },
});

/** Creates an account without a customer number: nobody can log in to the business shop with it until the certificate has been checked. */
export const registerBusiness = (
  tx: Transaction,
  shopper: Shopper,
  typed: BusinessRegistration,
): Result<void, FormRefusal> => {
  const session = currentUser(tx, shopper)?.userId ?? '';
  const key = applicationKey(session, typed.email);
  if (lookUp(tx.state.applications, key) !== undefined) return granted(undefined);
  const certificate = lookUp(tx.state.uploads, session)?.certificate;
  const fieldErrors = errorsIn(tx, typed, certificate !== undefined);
  if (certificate === undefined || fieldErrors.length > 0) return refused(invalidForm(fieldErrors));
  if (isMagicEmail(typed.email, 'registration-fails'))
    return refused({ ...invalidForm([]), general: 'vue.cart.error.somethingWentWrong' });
  const account = accountOf(nextId(tx, 'user'), typed);
  put(tx, 'users', account.userId, account);
  put(tx, 'logins', loginKey(account.email, false), account.userId);
  saveTypedAddress(tx, account.userId, 'billing', {
    ...typed.billingAddress,
    formType: 'companyOrSchool',
    isAlsoCustomerAddress: true,
  });
  put(tx, 'applications', key, { accountId: account.userId, storefrontId: shopper.storefront.id, certificate });
  remove(tx, 'uploads', session);
  schedule(tx, 'certificate-checked', key, new Date(tx.now.getTime() + CERTIFICATE_CHECK_MS));
  sendCertificateReceipt(tx, shopper.storefront, account, certificate.name);
  return granted(undefined);
};
