import { baseAmountOf } from '@shop/domain/catalogue/price-rules';

import type { PricePartFragment } from '../generated/graphql.ts';
import { useFormat } from './format.ts';
import { useTranslation } from './translation.tsx';

/** The text of a base price (§ 4 PAngV); undefined for an article without one. */
export const useBasePrice = (base: PricePartFragment['base']): string | undefined => {
  const { t } = useTranslation('shell');
  const { decimal } = useFormat();
  if (base === null) return undefined;
  const price = base.price.text;
  if (base.unit === 'piece') return t('price.perPiece', { price });
  const { amount, fractionDigits } = baseAmountOf(base.unit);
  return t('price.perUnit', { price, amount: decimal(amount, fractionDigits), unit: base.unit });
};
