import type { MutationSaveSpeditionsDataArgs, MutationSetShippingMethodArgs } from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeMutationAnswer } from '../shared/write-mutation-answer.ts';

export const shipperResolvers: Resolvers<'setShippingMethod' | 'saveSpeditionsData'> = {
  setShippingMethod: async ({ cartId, methodCode }: MutationSetShippingMethodArgs, { shop, shopper }) =>
    writeMutationAnswer(await shop.shippers.select(shopper, cartId, methodCode), { subject: methodCode }),
  saveSpeditionsData: async ({ cartId, fields }: MutationSaveSpeditionsDataArgs, { shop, shopper }) =>
    writeMutationAnswer(await shop.shippers.saveSpedition(shopper, cartId, fields)),
};
