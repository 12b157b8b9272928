import type { SavedLine } from '@shop/domain/carts/saved-line';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { readPictureIf } from '../catalogue/read-picture.ts';
import type { CartDetailsFieldsFragment } from '../generated/operation-types.ts';
import { readMoney, readMoneyIf } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';

export const readSavedLine = (line: CartDetailsFieldsFragment['savedLines'][number]): SavedLine => ({
  id: readId(line.id),
  productId: readId(line.productId),
  itemId: readId(line.itemId),
  name: line.name,
  brand: line.brand,
  path: line.path,
  ...omitNil({ picture: readPictureIf(line.image) }),
  variants: line.variantInfoList.map(({ label, value }) => ({ label, value })),
  articleNumber: line.articleNumber,
  quantity: line.quantity,
  maxQuantity: line.maxQuantity,
  pricePerUnit: readMoney(line.pricePerUnit),
  ...omitNil({ priceWhenSaved: readMoneyIf(line.priceWhenSaved) }),
  deliveryText: line.deliveryText,
});
