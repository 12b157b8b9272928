import { PAYMENT_RETURN_PATHS } from '../payments/payment-return.ts';
import {
  ACCOUNT,
  CHECKOUT_PATHS,
  CONTACT_DETAILS,
  HOME,
  LOGIN,
  LOGOUT,
  NEW_PASSWORD,
  PASSWORD,
  RATING,
  REGISTER,
  RESET_PASSWORD,
  WITHDRAWAL_CONFIRMATION,
  WITHDRAWAL_FORM,
  WITHDRAWAL_RECEIPT,
} from '../shared/paths.ts';

/** The shop's own pages, which exist whether or not an editor wrote content for their URL (specification A2: static list). */
export const STATIC_PATHS: readonly string[] = [
  HOME,
  LOGIN,
  LOGOUT,
  ...CHECKOUT_PATHS,
  ...Object.values(PAYMENT_RETURN_PATHS),
  ACCOUNT,
  CONTACT_DETAILS,
  PASSWORD,
  RESET_PASSWORD,
  NEW_PASSWORD,
  REGISTER,
  WITHDRAWAL_FORM,
  WITHDRAWAL_CONFIRMATION,
  WITHDRAWAL_RECEIPT,
  RATING,
  '/cf/test/',
  '/test/test-api/',
];
