import type { OrderSubmission } from '@shop/domain/orders/order';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { PaymentProviderName } from '@shop/domain/payments/payment-return';
import type { SourceOutcome } from '../parameters/magic-values.ts';
import type { WrittenLanguage } from '../shared/written-language.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { FoundPayment } from './find-payment.ts';

/** A request to a provider's page, from whichever server received it. */
export interface ProviderRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Of the query and the posted form together. */
  readonly fields: Readonly<Record<string, string>>;
  /** Origin of the shop, if its pages have another one. */
  readonly shopUrl?: string;
}

export interface ProviderReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** What the pages of every provider say. The texts are the provider's, not the shop's. */
export interface ProviderTexts {
  readonly provider: string;
  readonly notice: string;
  /** With `{amount}` and `{order}`. */
  readonly amount: string;
  readonly unknownTitle: string;
  readonly unknown: string;
  /** On the page of a shopper who paid and is not sent back. */
  readonly paidTitle: string;
  readonly paid: string;
  readonly toShop: string;
}

/** The payment that a page is about, and its token, which every form and link of the page sends along. */
export interface RequestedPayment extends FoundPayment {
  readonly token: string;
}

/** What a request to a page of an open payment leads to: a page, or the outcome of the payment. */
export type ProviderStep = ProviderReply | SourceOutcome | 'cancelled';

/** A payment provider: the way there, and the pages on which the shopper pays (`provider-page.ts`). */
export interface PaymentProvider {
  /** Its pages are served below `/qa/pay/<name>/`. */
  readonly name: PaymentProviderName;
  /** The payment method that leads to it. */
  readonly paymentId: PaymentId;
  readonly texts: Readonly<Record<WrittenLanguage, ProviderTexts>>;
  /** Paths of all its pages. */
  readonly paths: readonly string[];
  /** The field with the token, in requests to its pages and on the way back to the shop. */
  readonly tokenField: string;
  /** How the browser gets there: a form to post, or a redirect. */
  readonly entry: (token: string) => Pick<OrderSubmission, 'cardPayment' | 'redirectUrl'>;
  /** Handles a request about something that is no payment yet, such as a session before the order; undefined if it is not about that. */
  readonly pageBeforeOrder?: (worlds: Worlds, request: ProviderRequest) => ProviderReply | undefined;
  /** Handles a request while the payment is open: with a page, or with the outcome that the shopper's step leads to. */
  readonly page: (payment: RequestedPayment, request: ProviderRequest) => ProviderStep;
}

export const entryPath = (name: PaymentProviderName): string => `/qa/pay/${name}/`;

/** 303, so that a page that follows a posted form may be reloaded. */
export const seeOther = (location: string): ProviderReply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  html: '',
});
