import type { MutationSaveSpeditionsDataArgs, MutationSetShippingMethodArgs } from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/fields.ts';
import { writeMutationAnswer } from '../shared/write-mutation-answer.ts';

export const shipperFields: Resolvers<'setShippingMethod' | 'saveSpeditionsData'> = {
  setShippingMethod: async ({ cartId, methodCode }: MutationSetShippingMethodArgs, { shop, shopper }) =>
    writeMutationAnswer(await shop.shippers.select(shopper, cartId, methodCode), { subject: methodCode }),
  saveSpeditionsData: async ({ cartId, fields }: MutationSaveSpeditionsDataArgs, { shop, shopper }) =>
    writeMutationAnswer(await shop.shippers.saveSpedition(shopper, cartId, fields)),
};
