import type { OrderSubmission } from '@shop/domain/orders/order';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { PaymentOutcome } from '../orders/provider-payment.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { FoundPayment } from './find-payment.ts';

/** A request to a provider's page, from whichever server received it. */
export interface ProviderRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Of the query and the posted form together. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface ProviderReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/**
 * A payment provider: the way there, and the pages on which the shopper pays. A page that decides
 * the outcome reports it with `notifyShop`; from then on every page redirects back to the shop.
 */
export interface PaymentProvider {
  /** The payment method that leads to it. */
  readonly paymentId: PaymentId;
  /** Its pages are served below `/qa/pay/<slug>/`. */
  readonly slug: string;
  /** How the browser gets there: a form to post, or a redirect. */
  readonly entry: (token: string) => Pick<OrderSubmission, 'cardPayment' | 'redirectUrl'>;
  /** The token in the fields of a request to its pages. */
  readonly tokenIn: (fields: ProviderRequest['fields']) => string;
  readonly page: (worlds: Worlds, request: ProviderRequest) => ProviderReply;
}

export const entryPath = ({ slug }: Pick<PaymentProvider, 'slug'>): string => `/qa/pay/${slug}/`;

export const notifyShop = ({ world, orderId }: FoundPayment, outcome: PaymentOutcome): void => world.run((tx) => settlePayment(tx, orderId, outcome));

/** 303, so that a page that follows a posted form may be reloaded. */
export const seeOther = (location: string): ProviderReply => ({ status: 303, headers: { location, 'cache-control': 'no-store' }, html: '' });
