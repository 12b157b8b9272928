import type { Transport } from '../platform/transport/transport.ts';
import type { ExecuteDocument } from './page-contract.ts';

/** Documents run inside the gateway, without a way over HTTP. */
export const serverTransport =
  (execute: ExecuteDocument): Transport =>
  ({ id, variables }) =>
    execute(id, variables);
