import { ADDRESS_TABLES } from './addresses/address-tables.ts';
import { BUSINESS_TABLES } from './businesses/application-record.ts';
import { CANCELLATION_TABLES } from './cancellations/cancellation-record.ts';
import { CART_TABLES } from './carts/cart-record.ts';
import { CONTACT_REQUEST_TABLES } from './contact-requests/contact-request-record.ts';
import { SAVED_LINE_TABLES } from './carts/saved-line-record.ts';
import { LOST_PRODUCT_TABLES, PRICE_TABLES, STOCK_TABLES } from './catalogue/catalogue-tables.ts';
import { COMPETITION_TABLES } from './competitions/entry-record.ts';
import { PASSWORD_LINK_TABLES } from './customers/password-links.ts';
import { USER_TABLES } from './sessions/user.ts';
import { DEAL_TABLES } from './deals/deal-table.ts';
import { RESERVATION_TABLES } from './deals/reservation-record.ts';
import { NEWSLETTER_TABLES } from './newsletter/subscriber-record.ts';
import { ORDER_TABLES } from './orders/order-record.ts';
import { PAYMENT_TABLES } from './payments/provider-payment.ts';
import { PARAMETER_TABLES } from './parameters/parameter-table.ts';
import { PRIME_TABLES } from './prime/subscription-record.ts';
import { AMAZON_TABLES } from './providers/amazon/amazon-tables.ts';
import { CARD_TABLES } from './providers/card/presented-card.ts';
import { WALLET_TABLES } from './providers/wallet-sign-in.ts';
import { RETURN_TABLES } from './returns/return-record.ts';
import { REVIEW_TABLES } from './reviews/review-record.ts';
import { SESSION_TABLES } from './sessions/session-record.ts';
import { STOCK_ALERT_TABLES } from './stock-alerts/alert-record.ts';
import { WISHLIST_TABLES } from './wishlists/wishlist-record.ts';
import { WITHDRAWAL_TABLES } from './withdrawals/withdrawal-record.ts';
import { type TableRows, TRANSACTION_TABLES } from './worlds/world-tables.ts';

/** All tables of a world. Each area declares its own; only this file knows them all. */
export const EMPTY_TABLES: TableRows = {
  ...TRANSACTION_TABLES,
  ...ADDRESS_TABLES,
  ...AMAZON_TABLES,
  ...BUSINESS_TABLES,
  ...CANCELLATION_TABLES,
  ...CARD_TABLES,
  ...CART_TABLES,
  ...CONTACT_REQUEST_TABLES,
  ...COMPETITION_TABLES,
  ...DEAL_TABLES,
  ...LOST_PRODUCT_TABLES,
  ...NEWSLETTER_TABLES,
  ...ORDER_TABLES,
  ...PARAMETER_TABLES,
  ...PASSWORD_LINK_TABLES,
  ...PAYMENT_TABLES,
  ...PRICE_TABLES,
  ...PRIME_TABLES,
  ...WALLET_TABLES,
  ...RESERVATION_TABLES,
  ...SAVED_LINE_TABLES,
  ...RETURN_TABLES,
  ...REVIEW_TABLES,
  ...SESSION_TABLES,
  ...STOCK_ALERT_TABLES,
  ...STOCK_TABLES,
  ...USER_TABLES,
  ...WISHLIST_TABLES,
  ...WITHDRAWAL_TABLES,
};
