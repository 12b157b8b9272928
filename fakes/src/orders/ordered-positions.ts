import type { CartPosition } from '@shop/domain/carts/cart-position';
import { times } from '@shop/domain/shared/money';

/** An ordered line has one price: pieces at the special price of a lightning deal are a line of their own, before the rest. */
export const orderedPositions = (position: CartPosition): readonly CartPosition[] => {
  const { quantityLightning, quantityNormal, pricePerUnitLightning, ...line } = position;
  if (quantityLightning === 0 || quantityNormal === 0 || pricePerUnitLightning === undefined) return [position];
  const { oldPricePerUnit: _ordinary, basePrice: _base, ...deal } = line;
  const { netPricePerUnitLightning: _net, ...rest } = line;
  return [
    { ...deal, quantity: quantityLightning, quantityLightning, quantityNormal: 0, pricePerUnit: pricePerUnitLightning, oldPricePerUnit: line.pricePerUnit, pricePerUnitLightning, totalPrice: times(pricePerUnitLightning, quantityLightning) },
    { ...rest, id: `${line.id}-normal`, isLightningDeal: false, quantity: quantityNormal, quantityLightning: 0, quantityNormal, totalPrice: times(line.pricePerUnit, quantityNormal) },
  ];
};
