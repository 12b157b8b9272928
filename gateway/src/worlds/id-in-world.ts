import type { Shopper } from '@shop/domain/sessions/shopper';
import { WORLD_HEADER } from './world-lookup.ts';

/** An id of the shop, with the world that it belongs to: worlds use the same ids. */
export const idInWorld = ({ headers }: Pick<Shopper, 'headers'>, id: string): string =>
  `${headers[WORLD_HEADER] ?? ''}|${id}`;
