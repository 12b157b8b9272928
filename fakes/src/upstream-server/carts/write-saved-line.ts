import type { SavedLine } from '@shop/domain/carts/saved-line';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { SavedLine as UpstreamSavedLine } from '../generated/upstream-types.ts';
import { writeMoney, writeMoneyIfAny } from '../shared/write-money.ts';
import { writePictureIfAny } from '../shared/write-picture.ts';

export const writeSavedLine = (
  { picture, variants, pricePerUnit, priceWhenSaved, ...line }: SavedLine,
  storefront: Storefront,
): UpstreamSavedLine => ({
  ...line,
  image: writePictureIfAny(picture),
  variantInfoList: variants,
  pricePerUnit: writeMoney(pricePerUnit, storefront),
  priceWhenSaved: writeMoneyIfAny(priceWhenSaved, storefront),
});
