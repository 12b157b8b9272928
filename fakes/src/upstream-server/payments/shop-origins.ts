import type { OrderSubmission } from '@shop/domain/orders/order';

/** Where the shopper of a card payment goes back to: the provider's page stands on another host than the shop. */
export interface ShopOrigins {
  /** Remembers from which page of the shop a payment was begun. */
  remember(submission: OrderSubmission, page: string | undefined): void;
  /** Origin of the shop that a payment was begun on. */
  of(payment: string): string;
}

/** Name of the form's field that names the payment. */
const PAYMENT_FIELD = 'Data';
const MOST_REMEMBERED = 10_000;

const originOf = (page: string | undefined): string | undefined => (page !== undefined && /^https?:/iu.test(page) && URL.canParse(page) ? new URL(page).origin : undefined);

export const shopOrigins = (otherwise: string): ShopOrigins => {
  const byPayment = new Map<string, string>();
  return {
    remember: ({ cardPayment }, page) => {
      const payment = cardPayment?.fields.find(({ name }) => name === PAYMENT_FIELD)?.value;
      const origin = originOf(page);
      if (payment === undefined || origin === undefined) return;
      if (byPayment.size >= MOST_REMEMBERED) byPayment.clear();
      byPayment.set(payment, origin);
    },
    of: (payment) => byPayment.get(payment) ?? otherwise,
  };
};
