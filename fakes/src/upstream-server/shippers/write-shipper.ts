import type { ShipperOption } from '@shop/domain/shippers/shipper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Shipper } from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMoney } from '../shared/write-money.ts';

export const writeShipper = (
  { code, name, enabled, selected, costs, surcharge, notice, items, arrives }: ShipperOption,
  storefront: Storefront,
): Shipper => ({
  code,
  name,
  enabled,
  selected,
  costs: writeMoney(costs, storefront),
  surcharge: surcharge === undefined ? null : writeMoney(surcharge, storefront),
  info: orNull(notice),
  productLineItemList: items,
  arrival: orNull(arrives),
});
