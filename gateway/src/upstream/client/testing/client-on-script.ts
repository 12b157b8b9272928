import type { OpenedSession } from '@shop/domain/visit/session';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { OperationReply } from '../operation-reply.ts';
import type { Caller } from '../caller.ts';
import type { Operation } from '../operation.ts';
import { upstreamClient } from '../upstream-client.ts';
import type { UpstreamClient, UpstreamSetup } from '../upstream-client.ts';
import type { UpstreamShopper } from '../upstream-shopper.ts';
import { scriptedTimers } from './scripted-timers.ts';
import type { ScriptedTimers } from './scripted-timers.ts';
import { GRAPHQL_URL, scriptedUpstream, TOKEN_URL } from './scripted-upstream.ts';
import type { Script, ScriptedUpstream } from './scripted-upstream.ts';

export type TestOperation = Operation<{ readonly name: string }, Readonly<Record<string, unknown>>>;

export const aQuery = (overrides: Partial<TestOperation> = {}): TestOperation => {
  const name = overrides.name ?? 'FindCart';
  return {
    name,
    kind: 'query',
    text: `query ${name}{name}`,
    sha256: `sha of ${name}`,
    retryClass: 'Q',
    audience: 'session',
    batchable: true,
    ...overrides,
  };
};

export const aMutation = (overrides: Partial<TestOperation> = {}): TestOperation => {
  const name = overrides.name ?? 'cart_update';
  return {
    name,
    kind: 'mutation',
    text: `mutation ${name}{name}`,
    sha256: `sha of ${name}`,
    retryClass: 'MN',
    audience: 'session',
    batchable: false,
    ...overrides,
  };
};

export const shopperNamed = (userId: string, overrides: Partial<UpstreamShopper> = {}): UpstreamShopper => ({
  storefront: STOREFRONTS.de,
  loginState: 'logged-out',
  headers: {},
  userId,
  cartId: `cart of ${userId}`,
  ...overrides,
});

export const LENA = shopperNamed('lena');
export const TOM = shopperNamed('tom');

/** A visitor whom the upstream does not know. */
export const anAnonymousShopper = (headers: UpstreamShopper['headers'] = {}): UpstreamShopper => ({
  storefront: STOREFRONTS.de,
  loginState: 'logged-out',
  headers,
});

/** How a call ended, and when. */
export type CallEnd = { readonly at: number } & (
  | { readonly reply: OperationReply<{ readonly name: string }> }
  | { readonly failure: unknown }
);

export interface TestClient {
  readonly client: UpstreamClient;
  readonly timers: ScriptedTimers;
  readonly upstream: ScriptedUpstream;
  /** Calls, and returns how it ends. */
  call(operation: TestOperation, caller?: Caller, variables?: Readonly<Record<string, unknown>>): Promise<CallEnd>;
}

const renewedIds: OpenedSession = { userId: 'new user', cartId: 'new cart', activeWishlistId: 'new list' };

/** The client on a scripted upstream, in time that the test lets pass. */
export const clientOnScript = (script: Script = {}, setup: Partial<UpstreamSetup> = {}): TestClient => {
  const timers = scriptedTimers();
  const upstream = scriptedUpstream(timers, script);
  const client = upstreamClient({
    graphqlUrl: GRAPHQL_URL,
    credentials: { tokenUrl: TOKEN_URL, clientId: 'shop', clientSecret: 'chalk & slate', scope: 'storefront' },
    transport: upstream.transport,
    timers,
    random: () => 0,
    renewSession: () => Promise.resolve(renewedIds),
    passesWorld: false,
    ...setup,
  });
  return {
    client,
    timers,
    upstream,
    call: (operation, caller = { shopper: LENA }, variables = {}) =>
      client.call(operation, variables, caller).then(
        (reply) => ({ at: timers.now(), reply }),
        (failure: unknown) => ({ at: timers.now(), failure }),
      ),
  };
};
