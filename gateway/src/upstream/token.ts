import { TOKEN_MARGIN_MS, TOKEN_PAUSE_MS, TOKEN_TIMEOUT_MS } from './limits.ts';
import { readTokenReply } from './read-token-reply.ts';
import type { Timers } from './timers.ts';
import type { Transport, WireAnswer } from './transport.ts';

/** Who the gateway is for the upstream (OAuth, client credentials). */
export interface TokenCredentials {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

export interface Token {
  /** Empty where none could be had (specification A8). */
  readonly value: string;
  /** Each token that was fetched has another. */
  readonly version: number;
}

/** Whether the upstream gives the gateway tokens; `refused` means that the credentials are wrong. */
export type TokenState = 'not-asked' | 'given' | 'refused' | 'unreachable';

export interface Tokens {
  /** The token to use now; all who ask while one is fetched share the fetch. */
  current(): Promise<Token>;
  /** The upstream did not take this one. Does nothing when a newer one is there already: ten refusals make one fetch. */
  refuse(version: number): void;
  readonly state: TokenState;
}

export interface TokenParts extends TokenCredentials {
  readonly transport: Transport;
  readonly timers: Timers;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

const isRefusal = (answer: WireAnswer): boolean => answer.came === 'answer' && answer.status >= 400 && answer.status < 500;

export const tokens = ({ tokenUrl, clientId, clientSecret, scope, transport, timers }: TokenParts): Tokens => {
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope, client_id: clientId, client_secret: clientSecret }).toString();
  let kept: { readonly token: Token; readonly until: number } | undefined;
  let fetching: Promise<Token> | undefined;
  let version = 0;
  let state: TokenState = 'not-asked';

  const post = async (): Promise<WireAnswer> => {
    const patience = new AbortController();
    const stop = timers.after(TOKEN_TIMEOUT_MS, () => patience.abort());
    try {
      return await transport({ url: tokenUrl, headers: FORM, body }, patience.signal);
    } finally {
      stop();
    }
  };
  const fetchToken = async (): Promise<Token> => {
    const first = await post();
    const isDone = readTokenReply(first) !== undefined || isRefusal(first);
    const last = isDone ? first : await post();
    const reply = readTokenReply(last);
    version += 1;
    const token = { value: reply?.value ?? '', version };
    const lifetime = reply === undefined ? TOKEN_PAUSE_MS : reply.lifetimeMs - TOKEN_MARGIN_MS;
    state = reply !== undefined ? 'given' : isRefusal(last) ? 'refused' : 'unreachable';
    kept = { token, until: timers.now() + lifetime };
    return token;
  };
  return {
    current: () => {
      if (kept !== undefined && timers.now() < kept.until) return Promise.resolve(kept.token);
      fetching ??= fetchToken().finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    refuse: (refused) => {
      // An empty token is always refused: its pause stays.
      if (kept?.token.version === refused && kept.token.value !== '') kept = undefined;
    },
    get state() {
      return state;
    },
  };
};
