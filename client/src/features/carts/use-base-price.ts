import type { CartPositionPartFragment } from '../../shared/generated/graphql.ts';
import { useTranslation } from '../../shared/translation.tsx';

/** Words for the price of a unit (§ 4 PAngV); none where an article has none. */
export const useBasePrice = (basePrice: CartPositionPartFragment['basePrice']): string | undefined => {
  const { t } = useTranslation('carts');
  if (basePrice === null) return undefined;
  return t('line.basePrice', { price: basePrice.price.text, unit: basePrice.unit === 'piece' ? t('line.piece') : basePrice.unit });
};
