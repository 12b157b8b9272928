import type { QueryGetGlobalParametersByNameArgs } from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { orNull } from '../shared/or-null.ts';

export const parameterResolvers: Resolvers<'getGlobalParametersByName'> = {
  getGlobalParametersByName: async ({ names }: QueryGetGlobalParametersByNameArgs, { shop, shopper }) =>
    (await shop.parameters.byName(shopper, names)).map(({ name, entry, parameterValue }) => ({
      name,
      entry: orNull(entry),
      parameterValue,
    })),
};
