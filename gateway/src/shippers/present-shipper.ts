import type { ShipperOption } from '@shop/domain/shippers/shipper';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney, presentMoneyIfAny } from '../shared/present-money.ts';
import type { ShipperType } from './shipper.types.ts';

export const presentShipper = (shipper: ShipperOption, language: Language): ShipperType => ({
  ...shipper,
  costs: presentMoney(shipper.costs, language),
  surcharge: presentMoneyIfAny(shipper.surcharge, language),
});
