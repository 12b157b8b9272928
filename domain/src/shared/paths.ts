import { joined } from './joined.ts';

/** Paths of the shop's own pages in their canonical form, which ends with a slash (docs/requirements/routes.md). */
export const HOME = '/';
export const LOGIN = '/login/';
export const LOGOUT = '/logout/';
export const NOT_FOUND = '/404/';

/** First parts of paths below which there are no pages: what scripts and forms send to, files, monitoring, the QA plane. */
export const WITHOUT_PAGES = [
  'api',
  'assets',
  'builds',
  'forms',
  'graphql',
  'health',
  'metrics',
  'pictures',
  'qa',
] as const;

/** Pages about the shop and its law; the same paths in every language, so that links stay valid when the language changes. */
export const IMPRINT = '/service/impressum/';
export const PRIVACY = '/service/datenschutz/';
export const TERMS = '/service/agb/';
export const CONTACT = '/service/kontakt/';
/** After a request that was sent. */
export const CONTACT_RECEIPT = `${CONTACT}eingang/`;
export const ABOUT = '/service/ueber-uns/';
export const ADVANTAGES = '/service/your-advantages/';
export const PRODUCT_SAFETY = '/service/product-safety/';
/** Many articles at once by their numbers ("Bestellschein"), with the same path in every language (ROUTE-22). */
export const ORDER_FORM = '/service/orderform/';
export const NEWSLETTER = '/service/newsletter/';
/** After a subscription: what to do next, and that it is confirmed (ROUTE-24). */
export const NEWSLETTER_SUCCESS = `${NEWSLETTER}success/`;
/** Where the mail that asks for a confirmation leads. Opening it changes nothing. */
export const NEWSLETTER_CONFIRMATION = `${NEWSLETTER}bestaetigen/`;
export const NEWSLETTER_UNSUBSCRIPTION = `${NEWSLETTER}newsletter-abmelden/`;
/** What mail providers post to when somebody presses their button to unsubscribe (RFC 8058). */
export const NEWSLETTER_ONE_CLICK = '/api/newsletter/unsubscribe';
/** Alerts for sold-out articles; there is no page of this name itself. The same paths in every language. */
export const STOCK_ALERTS = '/service/verfuegbarkeit/';
/** After the form, and after its confirmation. */
export const STOCK_ALERT_SUCCESS = `${STOCK_ALERTS}success/`;
/** Where the mail that asks for a confirmation leads. Opening it changes nothing. */
export const STOCK_ALERT_CONFIRMATION = `${STOCK_ALERTS}bestaetigen/`;
export const STOCK_ALERT_END = `${STOCK_ALERTS}beenden/`;
/** Where on the page of a sold-out article one asks for the alert. */
export const STOCK_ALERT_ANCHOR = 'benachrichtigen';
/** What runs and what has ended; a competition's page lies below (ROUTE-19). The same paths in every language. */
export const COMPETITIONS = '/gewinnspiele/';
/** The printed catalogues, in German and, on the English business shop, in English (GUARD-24, GUARD-25). */
export const CATALOGUE_PAGES = { de: '/service/katalog/', en: '/service/catalogue/' } as const;

/** The membership with free delivery, and how to become a member. */
export const PRIME = '/prime/';
export const PRIME_CHECKOUT = '/prime/checkout/';

export const BASKET = '/checkout/basket/';
export const CHECKOUT_LOGIN = '/checkout/login/';
export const CHECKOUT_SHIPPING = '/checkout/shipping/';
export const CHECKOUT_PAYMENT = '/checkout/payment/';
export const CHECKOUT_SUMMARY = '/checkout/summary/';
export const CHECKOUT_CONFIRMATION = '/checkout/confirmation/';
/** Pages of the checkout in the order in which a shopper visits them (GUARD-11). */
export const CHECKOUT_PATHS = [
  BASKET,
  CHECKOUT_LOGIN,
  CHECKOUT_SHIPPING,
  CHECKOUT_PAYMENT,
  CHECKOUT_SUMMARY,
  CHECKOUT_CONFIRMATION,
] as const;
export type CheckoutPath = (typeof CHECKOUT_PATHS)[number];

/** Where a mail that asks for a rating leads; the query value `enc` names the order and the article. */
export const RATING = '/rating/';

/** Where the payment gateway sends the shopper back to; it stands for card, PayPal and TWINT. */
export const GATEWAY_PAYMENT_RETURN = '/computop/success/';
/** Where the Amazon-style provider sends the shopper back to who approved the payment of an order. */
export const AMAZON_PAYMENT_RETURN = '/amazonpay/success/';
/** … and who chose an address there, before the order (express payment). */
export const AMAZON_EXPRESS_RETURN = '/amazonpay/review/';

export const ACCOUNT = '/myaccount/';
export const CONTACT_DETAILS = '/myaccount/contact-details/';
export const PASSWORD = '/myaccount/password/';
export const REGISTER = '/myaccount/register/';
/** The registration page of the business shop after a registration: what happens next. */
export const BUSINESS_REGISTERED = `${REGISTER}?step=received`;
export const RESET_PASSWORD = '/myaccount/resetpassword/';
/** After a request for a new password: says that a mail may be on its way. */
export const REQUESTED_PASSWORD = `${RESET_PASSWORD}?sent=true`;
export const NEW_PASSWORD = '/myaccount/newpassword/';
export const WISHLIST = '/myaccount/wishlist/';
/** Where a link to a list leads, mailed or passed on, for those who are to join it and for those who only look. */
export const SHARED_WISHLIST = '/myaccount/wishlist/shared/';
export const CUSTOMER_NUMBER = '/myaccount/customernumber/';
export const ORDERS = '/myaccount/orders/';
export const ORDER_DETAIL = '/myaccount/orders/orderdetail/';
/** Where somebody without an account sees their order; the same path in every language. */
export const ORDER_STATUS = '/service/bestellstatus/';
/** Where a customer writes about a product. */
export const REVIEW = '/myaccount/review/';
export const ADDRESSES = '/myaccount/addresses/';
export const BILLING_ADDRESSES = '/myaccount/addresses/billing/';
export const SHIPPING_ADDRESSES = '/myaccount/addresses/shipping/';
export const PACKSTATIONS = '/myaccount/addresses/packing-station/';

export const RETURNS = '/myaccount/returns/';
/** The pages of a return's steps. */
export const RETURN_STEP_PATHS = {
  productselection: '/myaccount/returns/productselection/',
  regulations: '/myaccount/returns/regulations/',
  carrier: '/myaccount/returns/carrier/',
  confirm: '/myaccount/returns/confirm/',
} as const;

/** The withdrawal function (§ 356a BGB): form, confirmation, receipt. The English storefronts use the same paths. */
export const WITHDRAWAL_FORM = '/service/vertrag-widerrufen/';
export const WITHDRAWAL_CONFIRMATION = `${WITHDRAWAL_FORM}bestaetigen/`;
export const WITHDRAWAL_RECEIPT = `${WITHDRAWAL_FORM}eingang/`;

/** The cancellation button (§ 312k BGB): its page, and the receipt. The English storefronts use the same paths. */
export const CANCELLATION_FORM = '/service/vertraege-kuendigen/';
export const CANCELLATION_RECEIPT = `${CANCELLATION_FORM}eingang/`;

/** The form with an order's number filled in. */
export const withdrawalPath = (orderNumber: string): string =>
  `${WITHDRAWAL_FORM}?order=${encodeURIComponent(orderNumber)}`;

/** The contact form with an order chosen. */
export const contactPath = (orderId: string): string => `${CONTACT}?order=${encodeURIComponent(orderId)}`;

/** Products side by side; the same path in every language. */
export const COMPARE = '/vergleich/';
export const SEARCH = '/search/';
export const categoryPath = (id: string): string => joined('/cat/', encodeURIComponent(id), '/');
/** The page that the mailed link opens (ROUTE-15). */
export const newPasswordPath = (token: string): string => `${NEW_PASSWORD}?token=${encodeURIComponent(token)}`;
/** The page that a link to a list opens (WISH-19). Opening it changes nothing. */
export const sharedWishlistPath = (token: string): string => `${SHARED_WISHLIST}?token=${encodeURIComponent(token)}`;
export const newsletterConfirmationPath = (token: string): string =>
  `${NEWSLETTER_CONFIRMATION}?token=${encodeURIComponent(token)}`;
export const newsletterUnsubscriptionPath = (token: string): string =>
  `${NEWSLETTER_UNSUBSCRIPTION}?token=${encodeURIComponent(token)}`;
export const newsletterOneClickPath = (token: string): string =>
  `${NEWSLETTER_ONE_CLICK}?token=${encodeURIComponent(token)}`;
export const stockAlertConfirmationPath = (token: string): string =>
  `${STOCK_ALERT_CONFIRMATION}?token=${encodeURIComponent(token)}`;
export const stockAlertEndPath = (token: string): string => `${STOCK_ALERT_END}?token=${encodeURIComponent(token)}`;
export const productPath = (id: string): string => joined('/prod/', encodeURIComponent(id), '/');
export const reviewPath = (productId: string): string => `${REVIEW}?product=${encodeURIComponent(productId)}`;
export const orderDetailPath = (orderId: string): string => `${ORDER_DETAIL}?orderId=${encodeURIComponent(orderId)}`;
