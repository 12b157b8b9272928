import type { Shop } from '@shop/domain/shop';
import type { Backend } from '../request/backend.ts';
import type { CallContext } from '../request/call-context.ts';

/** A backend with other ports in its shop. `portsOf` gets the shop of a request, and what the request carries. */
export const withPorts = <Honest extends Backend>(
  backend: Honest,
  portsOf: (honest: Shop, context: CallContext) => Partial<Shop>,
): Honest => ({
  ...backend,
  for: (context) => {
    const honest = backend.for(context);
    return { ...honest, ...portsOf(honest, context) };
  },
});
