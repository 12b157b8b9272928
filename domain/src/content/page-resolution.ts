import {
  ACCOUNT,
  ADDRESSES,
  BASKET,
  BILLING_ADDRESSES,
  canonicalPath,
  CARD_PAYMENT_RETURN,
  CHECKOUT_CONFIRMATION,
  CHECKOUT_LOGIN,
  CHECKOUT_PAYMENT,
  CHECKOUT_SHIPPING,
  CHECKOUT_SUMMARY,
  CONTACT_DETAILS,
  CUSTOMER_NUMBER,
  HOME,
  isWithinShop,
  LOGIN,
  LOGOUT,
  NEW_PASSWORD,
  ORDER_DETAIL,
  ORDERS,
  PACKSTATION_ADDRESSES,
  PASSWORD,
  REGISTER,
  RESET_PASSWORD,
  SEARCH,
  SHIPPING_ADDRESSES,
  WISHLIST,
} from '../shared/paths.ts';
import type { PageDetails } from './content.ts';

/** Pages of the shop's own that exist whether or not an editor wrote something for their address (specification A2: static list). */
export const STATIC_PATHS: readonly string[] = [
  HOME,
  LOGIN,
  LOGOUT,
  SEARCH,
  BASKET,
  CHECKOUT_LOGIN,
  CHECKOUT_SHIPPING,
  CHECKOUT_PAYMENT,
  CHECKOUT_SUMMARY,
  CHECKOUT_CONFIRMATION,
  CARD_PAYMENT_RETURN,
  ACCOUNT,
  CONTACT_DETAILS,
  PASSWORD,
  REGISTER,
  RESET_PASSWORD,
  NEW_PASSWORD,
  WISHLIST,
  CUSTOMER_NUMBER,
  ORDERS,
  ORDER_DETAIL,
  ADDRESSES,
  BILLING_ADDRESSES,
  SHIPPING_ADDRESSES,
  PACKSTATION_ADDRESSES,
  '/cf/test/',
  '/test/test-api/',
];

/** How an address is answered. */
export type PageAnswer =
  | { readonly answer: 'page' }
  | { readonly answer: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly answer: 'gone' }
  | { readonly answer: 'not-found' };

const redirectOf = (details: PageDetails, path: string): PageAnswer | undefined => {
  const to = details.redirectUrl;
  if (to === undefined || !isWithinShop(to) || canonicalPath(to) === path) return undefined;
  return { answer: 'redirect', to: canonicalPath(to), status: details.redirectIsTemporary ? 302 : 301 };
};

/** Answers a looked-up address (specification A2): redirect, gone, not found, or the page. A target outside the shop is not followed. */
export const resolvePage = (details: PageDetails, path: string): PageAnswer => {
  const asked = canonicalPath(path);
  const redirect = redirectOf(details, asked);
  if (redirect !== undefined) return redirect;
  switch (details.pageType) {
    case 'GONE':
      return { answer: 'gone' };
    case 'NOT_FOUND':
    case 'UNKNOWN':
      return STATIC_PATHS.includes(asked) ? { answer: 'page' } : { answer: 'not-found' };
    case 'CONTENT':
    case 'CATEGORY':
    case 'PRODUCT':
      return { answer: 'page' };
  }
};
