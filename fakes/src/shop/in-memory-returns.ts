import type { ReturnOrder } from '@shop/domain/returns/return';
import type { NoSuchReturnOrder, Returns } from '@shop/domain/returns/returns.port';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { OrderRecord } from '../orders/order-record.ts';
import type { View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { carriersFor } from '../returns/carrier-offers.ts';
import { orderByHash, orderByLookup } from '../returns/find-returnable.ts';
import { regulationsFor } from '../returns/regulation-offers.ts';
import { storeImage } from '../returns/return-images.ts';
import { returnOrderOf } from '../returns/return-order-of.ts';
import { submitReturn } from '../returns/submit-return.ts';

const NO_SUCH_ORDER: NoSuchReturnOrder = { because: 'no-such-order' };

const found = (
  view: View,
  { storefront }: Shopper,
  order: OrderRecord | undefined,
): Result<ReturnOrder, NoSuchReturnOrder> =>
  order === undefined ? refused(NO_SUCH_ORDER) : granted(returnOrderOf(view, storefront, order));

export const inMemoryReturns = (world: World): Returns => ({
  find: async (shopper, lookup) => world.read((view) => found(view, shopper, orderByLookup(view, lookup))),
  findByHash: async (shopper, hash) => world.read((view) => found(view, shopper, orderByHash(view, hash))),
  regulations: async (shopper, hash, selected) =>
    world.read((view) => {
      const order = orderByHash(view, hash);
      return order === undefined
        ? []
        : regulationsFor(
            order,
            shopper.storefront,
            selected.map(({ reason }) => reason),
          );
    }),
  carriers: async (shopper, { hash, items: selected }) =>
    world.read((view) => {
      const order = orderByHash(view, hash);
      return order === undefined
        ? []
        : carriersFor(view, shopper.storefront, {
            order,
            selected,
            items: returnOrderOf(view, shopper.storefront, order).items,
          });
    }),
  uploadImage: async (_shopper, hash, image) =>
    world.run((tx) => {
      const order = orderByHash(tx, hash);
      return order === undefined ? refused(NO_SUCH_ORDER) : storeImage(tx, order, image);
    }),
  submit: async (shopper, request, attempt) => world.run((tx) => submitReturn(tx, shopper, request, attempt)),
});
