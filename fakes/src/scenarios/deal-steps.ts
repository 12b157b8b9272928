import type { ItemId } from '@shop/domain/catalogue/product';
import { dealItemId } from '@shop/domain/deals/deal-item-id';
import type { Shopper } from '@shop/domain/visit/shopper';
import { endReservationIn } from '../deals/reserve-pieces.ts';
import { startDeal } from '../deals/start-deal.ts';
import type { ScenarioContext } from './scenario.ts';
import { addItems, cartIdOf } from './steps.ts';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;

/** A deal of an article begins, and the shopper's cart holds pieces of it for so many more seconds; 0: their time has just passed. */
export const reserveDeal = async (
  context: ScenarioContext,
  shopper: Shopper,
  {
    itemId,
    quantity = 2,
    secondsLeft,
    reservedPercent = 42,
    lastsMs = HOUR_MS,
  }: {
    readonly itemId: ItemId;
    readonly quantity?: number;
    readonly secondsLeft?: number;
    readonly reservedPercent?: number;
    readonly lastsMs?: number;
  },
): Promise<Shopper> => {
  context.world.run((tx) => startDeal(tx, itemId, { reservedPercent, lastsMs }));
  const reserved = await addItems(context, shopper, [dealItemId(itemId)], quantity);
  if (secondsLeft !== undefined)
    context.world.run((tx) => endReservationIn(tx, cartIdOf(reserved), secondsLeft * SECOND_MS));
  return reserved;
};
