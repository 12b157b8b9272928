import { randomUUID } from 'node:crypto';
import type { PicturePreviews } from '@shop/domain/returns/add-return-image';
import type { ReturnPorts } from '@shop/domain/returns/change-return';
import type { Shop } from '@shop/domain/shop';
import type { Cache } from '../cache/cache.port.ts';
import type { Timers } from '../timers.ts';
import { previewOf } from './picture-preview.ts';
import { returnDrafts } from './return-drafts.ts';

/** Injection token of what the use cases of returns work with. */
export const RETURN_PORTS = Symbol('ReturnPorts');

export const returnPorts = (shop: Shop, cache: Cache, timers: Timers): ReturnPorts & PicturePreviews => ({
  returns: shop.returns,
  parameters: shop.parameters,
  customers: shop.customers,
  drafts: returnDrafts(cache, timers),
  ids: { next: randomUUID },
  previewOf,
});
