import type { Shopper } from '@shop/domain/sessions/shopper';
import type { World } from './world.ts';

/** The world that a shopper's call goes to. */
export type WorldOf = (shopper: Shopper) => World;
