import type { OrderSubmission } from '@shop/domain/orders/order';

/** The shop that a card payment returns to: the provider's pages have another host. */
export interface ShopOrigins {
  /** Stores the origin of the page on which a payment began. */
  remember(submission: OrderSubmission, page: string | undefined): void;
  /** The origin on which a payment began. */
  of(payment: string): string;
}

/** The form field that identifies the payment. */
const PAYMENT_FIELD = 'Data';
const MAX_ORIGINS = 10_000;

const originOf = (page: string | undefined): string | undefined => (page !== undefined && /^https?:/iu.test(page) && URL.canParse(page) ? new URL(page).origin : undefined);

export const shopOrigins = (otherwise: string): ShopOrigins => {
  const byPayment = new Map<string, string>();
  return {
    remember: ({ cardPayment }, page) => {
      const payment = cardPayment?.fields.find(({ name }) => name === PAYMENT_FIELD)?.value;
      const origin = originOf(page);
      if (payment === undefined || origin === undefined) return;
      if (byPayment.size >= MAX_ORIGINS) byPayment.clear();
      byPayment.set(payment, origin);
    },
    of: (payment) => byPayment.get(payment) ?? otherwise,
  };
};
