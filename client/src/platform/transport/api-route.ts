import { NetworkFailure } from '../failures/failures.ts';
import { countReply } from './connection.ts';
import { tokenForWrites, withinLimit } from './now-or-never.ts';
import { reloadIfWorldMissing } from './reload-if-world-missing.ts';
import { isRecord, type RouteReply, routeReply } from './route-reply.ts';

const UNAUTHORISED = 401;

const fetchReply = async (path: string, payload: object, token: string, signal: AbortSignal): Promise<RouteReply> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(payload),
      signal,
    });
    return routeReply(path, response.status, await response.text());
  } catch (cause) {
    throw cause instanceof NetworkFailure ? cause : new NetworkFailure(path, { cause });
  }
};

const post = async (...request: Parameters<typeof fetchReply>): Promise<RouteReply> => {
  const reply = await countReply(fetchReply(...request));
  reloadIfWorldMissing(reply.body['classification']);
  return reply;
};

/** Posts to one of the gateway's `/api` routes with the token, now or never. If the token is refused, renews it once and retries. */
export const postToRoute = (path: string, payload: object): Promise<RouteReply> =>
  withinLimit(path, async (signal) => {
    const token = await tokenForWrites.current();
    const reply = await post(path, payload, token, signal);
    if (reply.status !== UNAUTHORISED) return reply;
    tokenForWrites.renew(token);
    return post(path, payload, await tokenForWrites.current(), signal);
  });

export const textIn = ({ body }: RouteReply, name: string): string | undefined => {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The message key of a route's refusal. */
export const refusalIn = (reply: RouteReply): string | undefined =>
  textIn(reply, 'errorMessage') ?? textIn(reply, 'messageKey') ?? textIn(reply, 'serverError');

const isFieldError = (entry: unknown): entry is { readonly fieldName: string; readonly errorMessage: string } =>
  isRecord(entry) && typeof entry['fieldName'] === 'string' && typeof entry['errorMessage'] === 'string';

/** The field errors of a route's refusal. */
export const fieldErrorsIn = ({
  body: { fieldErrors },
}: RouteReply): readonly { readonly field: string; readonly message: string }[] =>
  (Array.isArray(fieldErrors) ? fieldErrors : [])
    .filter(isFieldError)
    .map(({ fieldName, errorMessage }) => ({ field: fieldName, message: errorMessage }));
