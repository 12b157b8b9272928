/** Addresses of the shop's own pages in their canonical form, which ends in a slash (specification A2). */
export const HOME = '/';
export const LOGIN = '/login/';
export const LOGOUT = '/logout/';
export const NOT_FOUND = '/404/';

export const BASKET = '/checkout/basket/';
export const CHECKOUT_LOGIN = '/checkout/login/';
export const CHECKOUT_SHIPPING = '/checkout/shipping/';
export const CHECKOUT_PAYMENT = '/checkout/payment/';
export const CHECKOUT_SUMMARY = '/checkout/summary/';
export const CHECKOUT_CONFIRMATION = '/checkout/confirmation/';
/** Where the card provider sends the shopper back to. */
export const CARD_PAYMENT_RETURN = '/computop/success/';

export const ACCOUNT = '/myaccount/';
export const CONTACT_DETAILS = '/myaccount/contact-details/';
export const PASSWORD = '/myaccount/password/';
export const REGISTER = '/myaccount/register/';
export const WISHLIST = '/myaccount/wishlist/';
export const CUSTOMER_NUMBER = '/myaccount/customernumber/';
export const ORDERS = '/myaccount/orders/';
export const ADDRESSES = '/myaccount/addresses/';

export const categoryPath = (id: string): string => `/cat/${encodeURIComponent(id)}/`;
export const productPath = (id: string): string => `/prod/${encodeURIComponent(id)}/`;

/** Old shops had pages named so: they are pages still, and may be looked up. */
const isOldPage = (path: string): boolean => /\.html?$/iu.test(path);
const isFile = (path: string): boolean => /\.[a-z][a-z0-9]{1,11}$/iu.test(path) && !isOldPage(path);

/** Characters that mean the same with and without an escape (RFC 3986, 2.3 and 6.2.2). */
const UNRESERVED = /[\w.~-]/u;

const withoutNeedlessEscapes = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}/giu, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });

/** One address for one page: a slash at the end, none doubled, no needless escape. Files keep their name, a query stays as it is. */
export const canonicalPath = (target: string): string => {
  const [path = '', ...query] = target.split('?');
  const single = `/${withoutNeedlessEscapes(path)}`.replaceAll(/\/{2,}/gu, '/');
  const ended = single.endsWith('/') || isFile(single) ? single : `${single}/`;
  return query.length === 0 ? ended : `${ended}?${query.join('?')}`;
};

/** Whether a redirect target stays on this host: a path of ours, never a scheme, a host, or a backslash that browsers read as a slash. */
export const isWithinShop = (target: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target);
