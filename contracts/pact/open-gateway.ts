import type { Shop } from '@shop/domain/shop';
import type { CallContext } from '@shop/gateway/request/call-context';
import { renewSession } from '@shop/gateway/upstream/sessions/renew-session';
import { machineTimers } from '@shop/gateway/timing/timers';
import type { Transport } from '@shop/gateway/upstream/client/transport/transport';
import { undiciTransport } from '@shop/gateway/upstream/client/transport/undici-transport';
import { type UpstreamClient, upstreamClient } from '@shop/gateway/upstream/client/upstream-client';
import { upstreamShop } from '@shop/gateway/upstream/upstream-shop';

import { ID } from './request/provider-ids.ts';

/** The storefront as the upstream knows it; `npm run upstream` starts with the same. */
export const CREDENTIALS = {
  clientId: 'pausenhof',
  clientSecret: 'only-for-the-fake-upstream',
  scope: 'storefront',
} as const;

/** The part of the real gateway that talks to the upstream. */
export interface Gateway {
  readonly shop: Shop;
  readonly client: UpstreamClient;
  close(): Promise<void>;
}

const TOKEN_REPLY = {
  came: 'response',
  status: 200,
  body: JSON.stringify({ access_token: ID.accessToken, expires_in: 3600 }),
} as const;

export interface GatewayOptions {
  readonly url: string;
  /** Whether the token is fetched from the mock: only the interactions about it do, all others have one already. */
  readonly fetchesToken?: true;
  readonly clientSecret?: string;
  /** By default nothing, on behalf of no visitor: lost ids are not renewed. */
  readonly context?: CallContext;
}

export const openGateway = ({
  url,
  fetchesToken,
  clientSecret = CREDENTIALS.clientSecret,
  context = { headers: {} },
}: GatewayOptions): Gateway => {
  const { send, close } = undiciTransport();
  const tokenUrl = `${url}/oauth/token`;
  const transport: Transport = (request, signal) =>
    request.url === tokenUrl && fetchesToken !== true ? Promise.resolve(TOKEN_REPLY) : send(request, signal);
  const credentials = { ...CREDENTIALS, clientSecret, tokenUrl };
  const client = upstreamClient({
    graphqlUrl: `${url}/graphql`,
    credentials,
    transport,
    timers: machineTimers,
    random: () => 0,
    renewSession,
    passesWorld: false,
  });
  // The examples of the contract are texts of any kind.
  const reportUnknown = (): void => undefined;
  return { shop: upstreamShop(client, context, reportUnknown), client, close };
};
