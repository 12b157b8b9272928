import type { CartPosition } from '@shop/domain/carts/cart-position';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { CartPosition as UpstreamPosition } from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writeBasePrice } from '../shared/write-base-price.ts';
import { writeMoney, writeMoneyIfAny } from '../shared/write-money.ts';
import { writePictureIfAny } from '../shared/write-picture.ts';

export const writePosition = (position: CartPosition, storefront: Storefront): UpstreamPosition => ({
  id: position.id,
  operationsId: position.operationsId,
  productId: position.productId,
  itemId: position.itemId,
  name: position.name,
  brand: position.brand,
  crumbs: position.crumbs,
  path: position.path,
  image: writePictureIfAny(position.picture),
  variantInfoList: position.variants,
  articleNumber: position.articleNumber,
  quantity: position.quantity,
  maxQuantity: position.maxQuantity,
  minimumOrderQuantity: position.minimumOrderQuantity,
  pricePerUnit: writeMoney(position.pricePerUnit, storefront),
  totalPrice: writeMoney(position.totalPrice, storefront),
  oldPricePerUnit: writeMoneyIfAny(position.oldPricePerUnit, storefront),
  basePrice: writeBasePrice(position.basePrice, storefront),
  isFreeItem: position.isFreeItem,
  isCatalog: position.isCatalog,
  isLightningDeal: position.isLightningDeal,
  quantityLightning: position.quantityLightning,
  quantityNormal: position.quantityNormal,
  pricePerUnitLightning: writeMoneyIfAny(position.pricePerUnitLightning, storefront),
  netPricePerUnitLightning: writeMoneyIfAny(position.netPricePerUnitLightning, storefront),
  primeFaehig: position.primeFaehig,
  relatedVoucherCode: orNull(position.relatedVoucherCode),
  removableItem: position.removable,
  accessories: position.accessoryIds.map((productId) => ({ productId })),
  deliveryText: position.deliveryText,
});
