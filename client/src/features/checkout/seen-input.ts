import type { CheckoutPartFragment, MoneyInput, SeenCartInput } from '../../platform/generated/graphql.ts';

const moneyInput = ({ amount, currency }: MoneyInput): MoneyInput => ({ amount, currency });

/** What stands above the button, sent back as it came (§ 312j BGB). */
export const seenInput = ({ total, shippingCost, positionCount, articleCount, lines }: CheckoutPartFragment['seen']): SeenCartInput => ({
  total: moneyInput(total),
  ...(shippingCost === null ? {} : { shippingCost: moneyInput(shippingCost) }),
  positionCount,
  articleCount,
  lines: lines.map((line) => ({ positionId: line.positionId, name: line.name, quantity: line.quantity, total: moneyInput(line.total) })),
});
