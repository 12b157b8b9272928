import type { FormEcho } from '@shop/domain/pages/page-contract';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { ReorderedLine } from '@shop/domain/orders/reorder';

/**
 * The result of ordering again, for the order's page: the number of articles, and "item*outcome*asked*added" of each that is not
 * in the cart as ordered. The page knows the names. A cookie holds it, so it is short and has no characters to escape.
 */
export const reorderEcho = (orderId: OrderId, lines: readonly ReorderedLine[]): FormEcho => {
  const problems = lines
    .filter(({ outcome }) => outcome !== 'added')
    .map(({ itemId, outcome, asked, added }) => [itemId, outcome, asked, added].join('*'));
  return {
    form: `reorder ${orderId}`,
    values: { total: String(lines.length), problems: problems.join('~') },
    fieldErrors: [],
  };
};
