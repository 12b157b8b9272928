import type { CartPosition } from '@shop/domain/carts/cart-position';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { readCrumbs, readPictureIf } from '../catalogue/read-picture.ts';
import { readBasePrice } from '../catalogue/read-price.ts';
import type { CartPositionFieldsFragment } from '../generated/operation-types.ts';
import { readMoney, readMoneyIf } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';

export const readPosition = (position: CartPositionFieldsFragment): CartPosition => ({
  id: readId(position.id),
  operationsId: readId(position.operationsId),
  productId: readId(position.productId),
  itemId: readId(position.itemId),
  name: position.name,
  brand: position.brand,
  crumbs: readCrumbs(position.crumbs),
  path: position.path,
  ...omitNil({ picture: readPictureIf(position.image) }),
  variants: position.variantInfoList.map(({ label, value }) => ({ label, value })),
  articleNumber: position.articleNumber,
  quantity: position.quantity,
  maxQuantity: position.maxQuantity,
  minimumOrderQuantity: position.minimumOrderQuantity,
  pricePerUnit: readMoney(position.pricePerUnit),
  totalPrice: readMoney(position.totalPrice),
  ...omitNil({ oldPricePerUnit: readMoneyIf(position.oldPricePerUnit), basePrice: readBasePrice(position.basePrice) }),
  isFreeItem: position.isFreeItem,
  isCatalog: position.isCatalog,
  isLightningDeal: position.isLightningDeal,
  quantityLightning: position.quantityLightning,
  quantityNormal: position.quantityNormal,
  ...omitNil({
    pricePerUnitLightning: readMoneyIf(position.pricePerUnitLightning),
    netPricePerUnitLightning: readMoneyIf(position.netPricePerUnitLightning),
  }),
  primeFaehig: position.primeFaehig,
  ...omitNil({ relatedVoucherCode: position.relatedVoucherCode }),
  removable: position.removableItem,
  accessoryIds: position.accessories.map(({ productId }) => readId(productId)),
  deliveryText: position.deliveryText,
});
