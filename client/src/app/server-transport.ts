import type { Transport } from '../shared/transport.ts';
import type { ExecuteDocument } from './page-contract.ts';

/** Documents run inside the gateway, without a way over HTTP. */
export const serverTransport =
  (execute: ExecuteDocument): Transport =>
  ({ id, variables }) =>
    execute(id, variables);
