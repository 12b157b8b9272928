import type { CheckoutType } from '@shop/domain/payments/express-payment';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { completePaymentOnce } from '@shop/domain/checkout/complete-payment-once';
import type { enterExpress } from '@shop/domain/checkout/enter-express';
import type { RawCache } from '../response-cache/raw-cache.ts';
import type { PageToRender, RenderedPage } from './render-page.ts';

/** What pages are rendered with. */
export interface PageDependencies {
  readonly render: (page: PageToRender) => Promise<RenderedPage>;
  /** For pages that report a failure. */
  readonly renderFailure: (page: PageToRender) => Promise<RenderedPage>;
  /** Whether pages that are the same for everybody are cached. */
  readonly arePagesCached: boolean;
  readonly responseCache: ResponseCache;
  readonly rawCache: RawCache;
  /** Reports a payment that the shopper cancelled to statistics, once. */
  readonly reportCancelledPayment: (context: RequestContext, checkoutType: CheckoutType) => Promise<void>;
  /** The return from the Amazon-style provider before an order, and after one. */
  readonly enterExpress: (context: RequestContext) => ReturnType<typeof enterExpress>;
  readonly completePayment: (context: RequestContext) => ReturnType<typeof completePaymentOnce>;
  /** Logs a failure that the visitor does not see. */
  readonly log: (failure: unknown, requestId: string) => void;
}
