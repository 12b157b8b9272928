import type { Parameters } from '@shop/domain/parameters/parameters.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import * as operations from '../generated/operations.ts';
import type { Questions } from '../shared/questions.ts';

export const upstreamParameters = (ask: Questions): Parameters => ({
  byName: (shopper, names) =>
    ask({
      operation: operations.getGlobalParametersByName,
      variables: { names },
      shopper,
      read: ({ getGlobalParametersByName: found }) => found.map(({ name, entry, parameterValue }) => ({ name, ...omitNil({ entry }), parameterValue })),
    }),
});
