import { changesSinceSaved, type SavedLine } from '@shop/domain/carts/saved-line';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney, presentMoneyIfAny } from '../shared/present-money.ts';
import type { SavedLineType } from './saved-line.types.ts';

export const presentSavedLine = (line: SavedLine, language: Language): SavedLineType => {
  const { price } = changesSinceSaved(line);
  return {
    ...line,
    pricePerUnit: presentMoney(line.pricePerUnit, language),
    changedFrom: price === undefined ? undefined : presentMoneyIfAny(line.priceWhenSaved, language),
    isCheaper: price === 'lower',
  };
};
