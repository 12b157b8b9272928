import type { ApiTokens } from './api-tokens.ts';

export interface TokenResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, string | number>>;
}

const refusal = (status: number, error: string, description: string): TokenResponse => ({
  status,
  body: { error, error_description: description },
});

/** The response to a token call (RFC 6749, sections 4.4 and 5). */
export const tokenResponse = (form: URLSearchParams, tokens: ApiTokens, lifetimeS: number): TokenResponse => {
  if (form.get('grant_type') !== 'client_credentials')
    return refusal(
      400,
      'unsupported_grant_type',
      'grant_type must be client_credentials, in a form (application/x-www-form-urlencoded).',
    );
  const token = tokens.issue({
    clientId: form.get('client_id') ?? '',
    clientSecret: form.get('client_secret') ?? '',
    scope: form.get('scope') ?? '',
  });
  if (token === undefined)
    return refusal(
      401,
      'invalid_client',
      'client_id, client_secret and scope, all of them fields of the form, must be those that the fake upstream was started with.',
    );
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: lifetimeS } };
};
