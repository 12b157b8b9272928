import type { Parameters } from '../parameters/parameters.port.ts';
import { areReturnsOpen as isOpenWith, RETURNS_SWITCH } from './returns-guard.ts';
import type { Shopper } from '../visit/shopper.ts';

/** Whether the shop's switch for returns is on (GUARD-19). */
export const areReturnsOpen =
  ({ parameters }: { readonly parameters: Parameters }) =>
  async (shopper: Shopper): Promise<boolean> => {
    const found = await parameters.byName(shopper, [RETURNS_SWITCH]);
    return isOpenWith(found.find(({ name }) => name === RETURNS_SWITCH)?.parameterValue);
  };
