import type { PicturePreviews } from '@shop/domain/returns/add-return-image';
import type { ReturnPorts } from '@shop/domain/returns/change-return';
import type { Shop } from '@shop/domain/shop';
import type { Cache } from '../cache/cache.port.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { Timers } from '../timing/timers.ts';
import { ids } from '../shared/ids.ts';
import { previewOf } from './picture-preview.ts';
import { returnDrafts } from './return-drafts.ts';

/** What the use cases of returns work with in one request. */
export type ReturnPortsFor = (shop: Shop, request: Pick<RequestFacts, 'source'>) => ReturnPorts & PicturePreviews;

/** Injection token of the `ReturnPortsFor`. */
export const RETURN_PORTS = Symbol('ReturnPorts');

export const returnPorts =
  (cache: Cache, timers: Timers): ReturnPortsFor =>
  (shop, request) => ({
    returns: shop.returns,
    parameters: shop.parameters,
    customers: shop.customers,
    drafts: returnDrafts(cache, timers, request.source()),
    ids,
    previewOf,
  });
