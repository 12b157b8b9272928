import type { CategoryId, Crumb } from '../catalogue/product.ts';
import { isZero, type Money } from '../shared/money.ts';
import { type PaymentId, SHOWN_PAYMENT_IDS, type ShownPaymentId } from './payment.ts';

/** How a payment method is displayed; an unknown one is shown as prepayment (PAY-05, PAY-06). */
export const displayOf = (paymentId: PaymentId): ShownPaymentId | 'prepaid' =>
  SHOWN_PAYMENT_IDS.find((shown) => shown === paymentId) ?? 'prepaid';

export const isPrepaid = (paymentId: PaymentId): boolean => displayOf(paymentId) === 'prepaid';

/** Invoice to a public body, which must state its buyer reference. */
export const NEEDS_BUYER_REFERENCE: ShownPaymentId = 'X_RECHNUNG';

/** The payment step is skipped if nothing is to be paid, on business shops and for express Amazon-style payment (PAY-01). */
export const isPaymentStepNeeded = (order: {
  readonly basketValue: Money;
  readonly isB2b: boolean;
  readonly isExpressAmazon: boolean;
}): boolean => !isZero(order.basketValue) && !order.isB2b && !order.isExpressAmazon;

/**
 * Categories that the Amazon-style payment does not accept; PAY-09 states how many, not their ids
 * (docs/decisions/0126). Furniture is delivered by appointment, devices at a later price check, chemicals after a proof.
 */
export const AMAZON_PAY_EXCLUDED_CATEGORIES = [
  // Tables, chairs, cabinets, boards, wardrobes and mats.
  '151',
  '152',
  '153',
  '154',
  '155',
  // Laptops, projectors, screens.
  '1711',
  '1721',
  '1722',
  // Chemistry and physics.
  '192',
] as const satisfies readonly CategoryId[];

const EXCLUDED: ReadonlySet<CategoryId> = new Set(AMAZON_PAY_EXCLUDED_CATEGORIES);

export const isAmazonPayAvailable = (order: {
  readonly isB2b: boolean;
  /** Categories of everything in the cart. */
  readonly categoryIds: readonly CategoryId[];
}): boolean => !order.isB2b && !order.categoryIds.some((id) => EXCLUDED.has(id));

/** How the path of a category begins. */
const CATEGORY = '/cat/';

/** The categories of an article and those above them, which the upstream names in its breadcrumb only. */
export const categoryIdsIn = (crumbs: readonly Crumb[]): readonly CategoryId[] =>
  crumbs.flatMap(({ path }) => {
    const end = path.indexOf('/', CATEGORY.length);
    return path.startsWith(CATEGORY) && end > CATEGORY.length
      ? [decodeURIComponent(path.slice(CATEGORY.length, end))]
      : [];
  });
