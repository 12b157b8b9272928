import { changesSinceSaved, type SavedLine } from '@shop/domain/carts/saved-line';
import type { SavedLineType } from './saved-line.types.ts';

export const presentSavedLine = (line: SavedLine): SavedLineType => {
  const { price } = changesSinceSaved(line);
  return {
    ...line,
    changedFrom: price === undefined ? undefined : line.priceWhenSaved,
    isCheaper: price === 'lower',
  };
};
