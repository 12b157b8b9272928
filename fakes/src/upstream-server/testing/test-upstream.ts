import { FIXTURE_TIME } from '../../testing/arrange-fixture.ts';
import { UPSTREAM_DOCUMENTS } from '../generated/upstream-documents.ts';
import { startUpstreamServer, type UpstreamServer, type UpstreamServerSetup } from '../../start-upstream-server.ts';

export const CREDENTIALS = { clientId: 'shop', clientSecret: 'chalk & slate', scope: 'storefront' };

export type DocumentName = keyof typeof UPSTREAM_DOCUMENTS;
export type Headers = Readonly<Record<string, string>>;

/** A GraphQL response. */
export interface GraphqlReply {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions?: { readonly classification?: string; readonly messageKey?: string };
  }[];
}

export interface HttpReply<Body> {
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly body: Body;
}

/** The ids that a provider state returns. */
export type Ids = Readonly<Record<string, string>>;

/** The fake upstream on a free port, with a client. */
export interface TestUpstream extends UpstreamServer {
  /** Posts JSON. */
  post<Body>(path: string, body: unknown, headers?: Headers): Promise<HttpReply<Body>>;
  get<Body>(path: string, headers?: Headers): Promise<HttpReply<Body>>;
  remove(path: string): Promise<number>;
  token(
    form?: Readonly<Record<string, string>>,
  ): Promise<HttpReply<{ readonly access_token: string; readonly token_type: string; readonly expires_in: number }>>;
  /** Sets up provider states, one after the other; returns the values of the last. */
  state(world: string, ...states: readonly (readonly [string, object?])[]): Promise<Ids>;
}

/** The request body for an operation. */
export const posted = (name: DocumentName, variables: object = {}): object => ({
  operationName: name,
  query: UPSTREAM_DOCUMENTS[name].text,
  variables,
});

/** Request headers of a shopper in a world. */
export const headersOf = ({ accessToken, userId, sessionToken }: Ids, world: string): Headers => ({
  'x-shop-world': world,
  ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
  ...(userId === undefined ? {} : { 'x-ishop-api-userid': userId }),
  ...(sessionToken === undefined ? {} : { 'x-jwt': sessionToken }),
});

const read = async <Body>(response: Response): Promise<HttpReply<Body>> => {
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  const body: Body = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
};

export const testUpstream = async (setup: Partial<UpstreamServerSetup> = {}): Promise<TestUpstream> => {
  const server = await startUpstreamServer({ clock: { now: () => FIXTURE_TIME }, credentials: CREDENTIALS, ...setup });
  const post: TestUpstream['post'] = async (path, body, headers = {}) =>
    read(
      await fetch(new URL(path, server.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  return {
    ...server,
    post,
    get: async (path, headers = {}) => read(await fetch(new URL(path, server.url), { headers, redirect: 'manual' })),
    remove: async (path) => (await fetch(new URL(path, server.url), { method: 'DELETE' })).status,
    token: async (
      form = {
        grant_type: 'client_credentials',
        client_id: CREDENTIALS.clientId,
        client_secret: CREDENTIALS.clientSecret,
        scope: CREDENTIALS.scope,
      },
    ) => read(await fetch(server.tokenUrl, { method: 'POST', body: new URLSearchParams(form) })),
    state: async (world, ...states) => {
      let ids: Ids = {};
      for (const [state, params = {}] of states.length === 0 ? [[''] as const] : states) {
        ids = (await post<Ids>('/_pact/state', { state, params, action: 'setup' }, { 'x-shop-world': world })).body;
      }
      return ids;
    },
  };
};
