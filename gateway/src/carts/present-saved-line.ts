import { changesSinceSaved, type SavedLine } from '@shop/domain/carts/saved-line';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney, presentMoneyIfAny } from '../shared/present-money.ts';
import type { SavedLineType } from './saved-line.types.ts';

export const presentSavedLine = (line: SavedLine, language: Language): SavedLineType => {
  const { price } = changesSinceSaved(line);
  return {
    id: line.id,
    itemId: line.itemId,
    name: line.name,
    brand: line.brand,
    path: line.path,
    picture: line.picture,
    variants: line.variants,
    articleNumber: line.articleNumber,
    quantity: line.quantity,
    maxQuantity: line.maxQuantity,
    pricePerUnit: presentMoney(line.pricePerUnit, language),
    changedFrom: price === undefined ? undefined : presentMoneyIfAny(line.priceWhenSaved, language),
    isCheaper: price === 'lower',
    deliveryText: line.deliveryText,
  };
};
