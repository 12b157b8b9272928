import type { PaymentName } from '../../providers/payment-token.ts';

/** The shop that a payment returns to: the provider's pages have another host. */
export interface ShopOrigins {
  /** Stores the origin of the page on which a payment began. */
  remember(payment: PaymentName, page: string | undefined): void;
  /** The origin on which a payment began. */
  of(payment: PaymentName | undefined): string;
}

const MAX_ORIGINS = 10_000;

const keyOf = ({ worldId, subjectId }: PaymentName): string => `${worldId} ${subjectId}`;

const originOf = (page: string | undefined): string | undefined =>
  page !== undefined && /^https?:/iu.test(page) && URL.canParse(page) ? new URL(page).origin : undefined;

export const shopOrigins = (otherwise: string): ShopOrigins => {
  const byPayment = new Map<string, string>();
  return {
    remember: (payment, page) => {
      const origin = originOf(page);
      if (origin === undefined) return;
      if (byPayment.size >= MAX_ORIGINS) byPayment.clear();
      byPayment.set(keyOf(payment), origin);
    },
    of: (payment) => (payment === undefined ? undefined : byPayment.get(keyOf(payment))) ?? otherwise,
  };
};
