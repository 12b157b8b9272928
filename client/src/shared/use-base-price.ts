import { baseAmountOf } from '@shop/domain/catalogue/notes';

import { useFormat } from './format.ts';
import type { PricePartFragment } from './generated/graphql.ts';
import { useTranslation } from './translation.tsx';

/** Words for the price of a unit (§ 4 PAngV); none where an article has none. */
export const useBasePrice = (base: PricePartFragment['base']): string | undefined => {
  const { t } = useTranslation('shell');
  const { decimal } = useFormat();
  if (base === null) return undefined;
  const price = base.price.text;
  if (base.unit === 'piece') return t('price.perPiece', { price });
  const { amount, fractionDigits } = baseAmountOf(base.unit);
  return t('price.perUnit', { price, amount: decimal(amount, fractionDigits), unit: base.unit });
};
