import type { Parameters } from '@shop/domain/parameters/parameters.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';

export const upstreamParameters = (call: PortCalls): Parameters => ({
  byName: (shopper, names) =>
    call({
      operation: operations.getGlobalParametersByName,
      variables: { names },
      shopper,
      read: ({ getGlobalParametersByName: found }) =>
        found.map(({ name, entry, parameterValue }) => ({ name, ...omitNil({ entry }), parameterValue })),
    }),
});
