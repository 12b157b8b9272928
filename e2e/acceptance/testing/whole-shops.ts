import { sourceClient } from '@shop/client/testing/source-client';
import { BACKENDS } from '@shop/gateway/testing/backends';
import type { BackendSetup } from '@shop/gateway/testing/backends';

/** Both backends behind the real gateway, which serves the real client. */
export const WHOLE_SHOPS = BACKENDS.map(({ backend, open }) => ({
  backend,
  open: (setup: Pick<BackendSetup, 'replacePorts'> = {}) => open({ ...setup, client: sourceClient }),
}));
