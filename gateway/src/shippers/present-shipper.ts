import type { ShipperOption } from '@shop/domain/shippers/shipper';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney } from '../shared/present-money.ts';
import type { ShipperType } from './shipper.types.ts';

export const presentShipper = (
  { code, name, enabled, selected, costs, surcharge, notice, arrives }: ShipperOption,
  language: Language,
): ShipperType => ({
  code,
  name,
  enabled,
  selected,
  costs: presentMoney(costs, language),
  surcharge: surcharge === undefined ? undefined : presentMoney(surcharge, language),
  notice,
  arrives,
});
