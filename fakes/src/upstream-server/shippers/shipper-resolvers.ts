import type { MutationSaveSpeditionsDataArgs, MutationSetShippingMethodArgs } from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';

export const shipperResolvers: Resolvers<'setShippingMethod' | 'saveSpeditionsData'> = {
  setShippingMethod: async ({ cartId, methodCode }: MutationSetShippingMethodArgs, { shop, shopper }) =>
    writeMutationResult(await shop.shippers.select(shopper, cartId, methodCode), { subject: methodCode }),
  saveSpeditionsData: async ({ cartId, fields }: MutationSaveSpeditionsDataArgs, { shop, shopper }) =>
    writeMutationResult(await shop.shippers.saveSpedition(shopper, cartId, fields)),
};
