import { ADDRESS_TABLES } from '../addresses/address-tables.ts';
import { BUSINESS_TABLES, type BusinessTimer } from '../businesses/application-record.ts';
import { CANCELLATION_TABLES } from '../cancellations/cancellation-record.ts';
import { CART_TABLES } from '../carts/cart-record.ts';
import { SAVED_LINE_TABLES } from '../carts/saved-line-record.ts';
import { PRICE_TABLES } from '../catalogue/catalogue-tables.ts';
import { STOCK_TABLES } from '../catalogue/catalogue-tables.ts';
import { PASSWORD_LINK_TABLES, type PasswordLinkTimer } from '../customers/password-links.ts';
import { USER_TABLES } from '../customers/user.ts';
import { DEAL_TABLES } from '../deals/deal-table.ts';
import { RESERVATION_TABLES, type ReservationTimer } from '../deals/reservation-record.ts';
import { ORDER_TABLES } from '../orders/order-record.ts';
import type { ShipmentTimer } from '../orders/shipment-record.ts';
import { PAYMENT_TABLES, type PaymentTimer } from '../orders/provider-payment.ts';
import { PARAMETER_TABLES } from '../parameters/parameter-table.ts';
import { PRIME_TABLES, type PrimeTimer } from '../prime/subscription-record.ts';
import { AMAZON_TABLES, type AmazonTimer } from '../providers/amazon/amazon-tables.ts';
import { CARD_TABLES } from '../providers/card/presented-card.ts';
import { WALLET_TABLES } from '../providers/wallet-sign-in.ts';
import { RETURN_TABLES, type ReturnTimer } from '../returns/return-record.ts';
import { REVIEW_TABLES, type ReviewTimer } from '../reviews/review-record.ts';
import { SESSION_TABLES, type SessionTimer } from '../sessions/session-record.ts';
import { WITHDRAWAL_TABLES } from '../withdrawals/withdrawal-record.ts';
import { emptyMap, type PersistentMap } from './persistent-map.ts';

/** What transactions themselves need: counters by kind, and positions of the streams of random numbers. */
const TRANSACTION_TABLES = { counters: emptyMap<number>(), streams: emptyMap<number>() };

/** All tables of a world. Each area declares its own; only this file knows them all. */
export const EMPTY_TABLES = {
  ...TRANSACTION_TABLES,
  ...ADDRESS_TABLES,
  ...AMAZON_TABLES,
  ...BUSINESS_TABLES,
  ...CANCELLATION_TABLES,
  ...CARD_TABLES,
  ...CART_TABLES,
  ...DEAL_TABLES,
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
  ...STOCK_TABLES,
  ...USER_TABLES,
  ...WITHDRAWAL_TABLES,
};

type RowOf<Table> = Table extends PersistentMap<infer Row> ? Row : never;

/** The type of a row, by the name of its table. */
export type WorldTables = { readonly [Name in keyof typeof EMPTY_TABLES]: RowOf<(typeof EMPTY_TABLES)[Name]> };

/** What a timer of a world is set for. */
export type TimerKind =
  | AmazonTimer
  | BusinessTimer
  | PasswordLinkTimer
  | PaymentTimer
  | PrimeTimer
  | ReservationTimer
  | ReturnTimer
  | ReviewTimer
  | SessionTimer
  | ShipmentTimer;
