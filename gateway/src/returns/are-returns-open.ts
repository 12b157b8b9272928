import { areReturnsOpen as isOpenWith, RETURNS_SWITCH } from '@shop/domain/returns/returns-guard';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Shop } from '@shop/domain/shop';

/** Whether the shop's switch for returns is on (specification A2). */
export const areReturnsOpen =
  ({ parameters }: Pick<Shop, 'parameters'>) =>
  async (shopper: Shopper): Promise<boolean> => {
    const found = await parameters.byName(shopper, [RETURNS_SWITCH]);
    return isOpenWith(found.find(({ name }) => name === RETURNS_SWITCH)?.parameterValue);
  };
