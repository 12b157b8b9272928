import { HttpException, HttpStatus } from '@nestjs/common';
import type { World } from '@shop/fakes/worlds/world';

/** A tester can only change articles that the shop sells. */
export const mustBeSold = (world: World, itemId: string): void => {
  if (world.read(({ goods }) => goods.item(itemId)) !== undefined) return;
  throw new HttpException({ statusCode: HttpStatus.NOT_FOUND, code: 'ITEM_UNKNOWN', message: `The shop sells no article ${itemId}.` }, HttpStatus.NOT_FOUND);
};
