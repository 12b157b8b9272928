import { areReturnsOpen as isOpenWith, RETURNS_SWITCH } from './returns-guard.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Shop } from '../shop.ts';

/** Whether the shop's switch for returns is on (GUARD-19). */
export const areReturnsOpen =
  ({ parameters }: Pick<Shop, 'parameters'>) =>
  async (shopper: Shopper): Promise<boolean> => {
    const found = await parameters.byName(shopper, [RETURNS_SWITCH]);
    return isOpenWith(found.find(({ name }) => name === RETURNS_SWITCH)?.parameterValue);
  };
