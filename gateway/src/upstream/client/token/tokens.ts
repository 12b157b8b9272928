import { TOKEN_MARGIN_MS, TOKEN_PAUSE_MS, TOKEN_TIMEOUT_MS } from '../limits.ts';
import { readTokenResponse } from './read-token-response.ts';
import type { Timers } from '../../../timing/timers.ts';
import type { TokenStore } from './shared-tokens.ts';
import type { Transport, HttpResult } from '../transport/transport.ts';

/** The gateway's OAuth client credentials. */
export interface TokenCredentials {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

export interface Token {
  /** Empty when none could be fetched (ERR-09). */
  readonly value: string;
  /** Different for each token that was fetched. */
  readonly version: number;
}

/** Whether the upstream issues tokens; `refused` means that the credentials are wrong. */
export type TokenState = 'issued' | 'refused' | 'unreachable';

export interface Tokens {
  /** The token to use now; concurrent callers share one fetch. */
  current(): Promise<Token>;
  /** The upstream rejected this version. Does nothing when there is a newer one: ten rejections cause one fetch. */
  refuse(version: number): void;
  /** Of the last token request; undefined before the first. */
  readonly state: TokenState | undefined;
}

export interface TokenParts extends TokenCredentials {
  readonly transport: Transport;
  readonly timers: Timers;
  /** The store shared with other gateways, by token request; absent for a single gateway. */
  readonly storeFor?: ((call: { readonly url: string; readonly body: string }) => TokenStore) | undefined;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

const isRefusal = (response: HttpResult): boolean =>
  response.came === 'response' && response.status >= 400 && response.status < 500;

export const tokens = ({
  tokenUrl,
  clientId,
  clientSecret,
  scope,
  transport,
  timers,
  storeFor,
}: TokenParts): Tokens => {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    scope,
    client_id: clientId,
    client_secret: clientSecret,
  }).toString();
  const store = storeFor?.({ url: tokenUrl, body });
  let cached: { readonly token: Token; readonly until: number } | undefined;
  let fetching: Promise<Token> | undefined;
  let version = 0;
  let lastRefused: string | undefined;
  let state: TokenState | undefined;

  const post = async (): Promise<HttpResult> => {
    const timeout = new AbortController();
    const stop = timers.after(TOKEN_TIMEOUT_MS, () => timeout.abort());
    try {
      return await transport({ url: tokenUrl, headers: FORM, body }, timeout.signal);
    } finally {
      stop();
    }
  };
  const take = (value: string, lifetimeMs: number): Token => {
    version += 1;
    const token = { value, version };
    cached = { token, until: timers.now() + lifetimeMs };
    return token;
  };
  const fetchToken = async (): Promise<Token> => {
    const first = await post();
    const isDone = readTokenResponse(first) !== undefined || isRefusal(first);
    const last = isDone ? first : await post();
    const reply = readTokenResponse(last);
    state = reply !== undefined ? 'issued' : isRefusal(last) ? 'refused' : 'unreachable';
    if (reply === undefined) return take('', TOKEN_PAUSE_MS);
    const lifetimeMs = reply.lifetimeMs - TOKEN_MARGIN_MS;
    await store?.write({ value: reply.value, lifetimeMs });
    return take(reply.value, lifetimeMs);
  };
  /** Another gateway's, unless it is the one that was just refused. */
  const findToken = async (others: TokenStore): Promise<Token> => {
    const found = await others.read();
    if (found === undefined || found.value === lastRefused) return fetchToken();
    state = 'issued';
    return take(found.value, found.lifetimeMs);
  };
  return {
    current: () => {
      if (cached !== undefined && timers.now() < cached.until) return Promise.resolve(cached.token);
      fetching ??= (store === undefined ? fetchToken() : findToken(store)).finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    refuse: (refused) => {
      // An empty token is always rejected: its pause stays.
      if (cached?.token.version !== refused || cached.token.value === '') return;
      lastRefused = cached.token.value;
      cached = undefined;
    },
    get state() {
      return state;
    },
  };
};
