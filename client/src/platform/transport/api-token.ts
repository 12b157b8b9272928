/** The path of the gateway's short-lived token, which every personal request carries (CLIENTOP-01). */
const TOKEN_PATH = '/api/token';

export interface TokenSource {
  readonly current: () => Promise<string>;
  /** Drops the refused token. A newer one stays. */
  readonly renew: (refused: string) => void;
}

const isTokenReply = (reply: unknown): reply is { readonly token: string } =>
  typeof reply === 'object' && reply !== null && 'token' in reply && typeof reply.token === 'string';

const fetchToken = async (): Promise<string> => {
  const response = await fetch(TOKEN_PATH, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  const reply: unknown = response.ok ? await response.json() : undefined;
  return isTokenReply(reply) ? reply.token : '';
};

/** Fetches the token once for all waiting requests. A failed fetch gives an empty token (ERR-09). */
export const tokenSource = (load: () => Promise<string> = fetchToken): TokenSource => {
  let pending: Promise<string> | undefined;
  let known = '';
  return {
    current: async () => {
      pending ??= load().catch(() => '');
      known = await pending;
      if (known === '') pending = undefined;
      return known;
    },
    renew: (refused) => {
      if (known === refused) pending = undefined;
    },
  };
};

export const apiToken = tokenSource();
