import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Operation } from '@shop/gateway/upstream/client/operation';

import { anAttempt, bearer, sameAttempt, withIds } from './provider-ids.ts';

/** What the gateway posts, and what of it is pinned. */
export interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly contentType: string;
}

/** An operation as it is asked. */
export interface Question<Data = unknown, Variables = unknown> {
  readonly operation: Operation<Data, Variables>;
  readonly variables: Variables;
}

export const ask = <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Question<Data, Variables> => ({ operation, variables });

/** Whatever is asked is to be answered in JSON. */
const IN_JSON = { accept: 'application/json' } as const;

/** Who asks, as the upstream is told. */
export const headersOf = ({ storefront, userId, sessionToken }: Shopper): Request['headers'] => ({
  ...IN_JSON,
  authorization: bearer,
  'x-shop-store': storefront.store,
  'x-shop-language': storefront.language,
  ...(userId === undefined ? {} : { 'x-ishop-api-userid': withIds(userId) }),
  ...(sessionToken === undefined ? {} : { 'x-jwt': withIds(sessionToken) }),
});

const posted = ({ operation, variables }: Question): unknown => ({ operationName: operation.name, query: operation.text, variables: withIds(variables) });

const json = (shopper: Shopper, body: unknown): Request => ({ path: '/graphql', headers: headersOf(shopper), body: JSON.stringify(body), contentType: 'application/json' });

/** An operation that travels alone. */
export const alone = (shopper: Shopper, question: Question): Request => json(shopper, posted(question));

/** A request with further headers: those of the shopper's own request. */
export const passingOn = (headers: Request['headers'], request: Request): Request => ({ ...request, headers: { ...request.headers, ...headers } });

/** A change that must not be made twice, which names its attempt: another one than any state has made. */
export const once = (request: Request): Request => passingOn({ 'idempotency-key': anAttempt }, request);

/** The attempt that a state has made already. */
export const again = (request: Request): Request => passingOn({ 'idempotency-key': sameAttempt }, request);

/** Operations that travel together. */
export const together = (shopper: Shopper, questions: readonly Question[]): Request => json(shopper, questions.map(posted));

/** A call for a token (RFC 6749, section 4.4.2). */
export const tokenCall = (form: Readonly<Record<string, string>>): Request => ({
  path: '/oauth/token',
  headers: IN_JSON,
  body: new URLSearchParams(form).toString(),
  contentType: 'application/x-www-form-urlencoded',
});
