import { PAYMENT_RETURN_PATHS } from '../payments/payment-return.ts';
import {
  ACCOUNT,
  BASKET,
  CHECKOUT_CONFIRMATION,
  CHECKOUT_LOGIN,
  CHECKOUT_PAYMENT,
  CHECKOUT_SHIPPING,
  CHECKOUT_SUMMARY,
  CONTACT_DETAILS,
  HOME,
  LOGIN,
  LOGOUT,
  REGISTER,
} from '../shared/paths.ts';

/** The shop's own pages, which exist whether or not an editor wrote content for their URL (specification A2: static list). */
export const STATIC_PATHS: readonly string[] = [
  HOME,
  LOGIN,
  LOGOUT,
  BASKET,
  CHECKOUT_LOGIN,
  CHECKOUT_SHIPPING,
  CHECKOUT_PAYMENT,
  CHECKOUT_SUMMARY,
  CHECKOUT_CONFIRMATION,
  ...Object.values(PAYMENT_RETURN_PATHS),
  ACCOUNT,
  CONTACT_DETAILS,
  REGISTER,
  '/cf/test/',
  '/test/test-api/',
];
