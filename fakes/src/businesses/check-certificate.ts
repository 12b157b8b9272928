import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { loginKey } from '../sessions/user.ts';
import { nextCustomerNumber } from '../login/register.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { sendCustomerNumber } from './certificate-mails.ts';

/** Days that a new business customer has to pay. */
const TERMS_OF_PAYMENT = 14;

/** The shop has checked a certificate: the account gets its customer number, by mail. */
const acceptCertificate = (tx: Transaction, key: string): void => {
  const application = lookUp(tx.state.applications, key);
  const account = lookUp(tx.state.users, application?.accountId ?? '');
  if (application === undefined || account?.kind !== 'customer') return;
  const customerNumber = nextCustomerNumber(tx);
  put(tx, 'users', account.userId, { ...account, customerNumber, termsOfPayment: TERMS_OF_PAYMENT });
  put(tx, 'logins', loginKey(customerNumber, true), account.userId);
  sendCustomerNumber(tx, STOREFRONTS[application.storefrontId], account, customerNumber);
};

export const BUSINESS_TIMERS = { 'certificate-checked': acceptCertificate };
