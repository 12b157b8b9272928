import type { HttpResult } from '../transport/transport.ts';
import { parsedJson } from '../../../shared/parsed-json.ts';

const MS_PER_SECOND = 1_000;

/** The token in the response of a token endpoint and its lifetime in ms; undefined if there is none. */
export const readTokenResponse = (
  response: HttpResult,
): { readonly value: string; readonly lifetimeMs: number } | undefined => {
  if (response.came === 'nothing' || response.status !== 200) return undefined;
  const reply = parsedJson(response.body);
  if (typeof reply !== 'object' || reply === null || !('access_token' in reply) || !('expires_in' in reply))
    return undefined;
  const { access_token: value, expires_in: seconds } = reply;
  if (typeof value !== 'string' || value === '' || typeof seconds !== 'number' || !Number.isFinite(seconds))
    return undefined;
  return { value, lifetimeMs: seconds * MS_PER_SECOND };
};
