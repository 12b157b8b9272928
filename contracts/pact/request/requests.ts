import type { Shopper } from '@shop/domain/visit/shopper';
import type { Operation } from '@shop/gateway/upstream/client/operation';

import { anAttempt, bearer, sameAttempt, withProviderStateIds } from './provider-ids.ts';

/** What the gateway posts, and which parts are pinned. */
export interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string | Buffer;
  readonly contentType: string;
  /** What a form with files must match; other bodies hold their rules in themselves. */
  readonly rules?: object;
}

/** An operation with its variables. */
export interface OperationCall<Data = unknown, Variables = unknown> {
  readonly operation: Operation<Data, Variables>;
  readonly variables: Variables;
}

export const call = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): OperationCall<Data, Variables> => ({ operation, variables });

/** Every reply must be JSON. */
const IN_JSON = { accept: 'application/json' } as const;

/** The headers about a shopper. */
export const headersOf = ({ storefront, userId, sessionToken }: Shopper): Request['headers'] => ({
  ...IN_JSON,
  authorization: bearer,
  'x-shop-store': storefront.store,
  'x-shop-language': storefront.language,
  ...(userId === undefined ? {} : { 'x-ishop-api-userid': withProviderStateIds(userId) }),
  ...(sessionToken === undefined ? {} : { 'x-jwt': withProviderStateIds(sessionToken) }),
});

const posted = ({ operation, variables }: OperationCall): unknown => ({
  operationName: operation.name,
  query: operation.text,
  variables: withProviderStateIds(variables),
});

const json = (shopper: Shopper, body: unknown): Request => ({
  path: '/graphql',
  headers: headersOf(shopper),
  body: JSON.stringify(body),
  contentType: 'application/json',
});

/** A request with one operation. */
export const single = (shopper: Shopper, call: OperationCall): Request => json(shopper, posted(call));

/** A request with more headers, forwarded from the shopper's own request. */
export const withHeaders = (headers: Request['headers'], request: Request): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

/** A mutation that must not run twice, with an idempotency key that no state has used. */
export const withNewAttempt = (request: Request): Request => withHeaders({ 'idempotency-key': anAttempt }, request);

/** The same with the idempotency key that a state has used already. */
export const withSameAttempt = (request: Request): Request => withHeaders({ 'idempotency-key': sameAttempt }, request);

/** A batch of operations. */
export const batch = (shopper: Shopper, calls: readonly OperationCall[]): Request => json(shopper, calls.map(posted));

/** A token request (RFC 6749, section 4.4.2). */
export const tokenCall = (form: Readonly<Record<string, string>>): Request => ({
  path: '/oauth/token',
  headers: IN_JSON,
  body: new URLSearchParams(form).toString(),
  contentType: 'application/x-www-form-urlencoded',
});

const BOUNDARY = 'part-of-a-form';
const part = (name: string, head: string, content: string | Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

const anchored = (text: string) => ({
  combine: 'AND',
  matchers: [{ match: 'regex', regex: `^${text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)}$` }],
});

/** A file, and the variable that holds it. */
export interface SentFile {
  readonly variable: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * A request with an operation and a file, as GraphQL's multipart request. The other variables are pinned as they are, so they
 * cannot come from provider states. Of the file only the type is pinned.
 */
export const upload = (
  shopper: Shopper,
  operation: Operation<unknown, unknown>,
  variables: Readonly<Record<string, unknown>>,
  file: SentFile,
): Request => {
  const operations = JSON.stringify({
    operationName: operation.name,
    query: operation.text,
    variables: { ...variables, [file.variable]: null },
  });
  const map = JSON.stringify({ 0: [`variables.${file.variable}`] });
  const parts = [
    part('operations', '', operations),
    part('map', '', map),
    part('0', `; filename="${file.name}"\r\nContent-Type: ${file.type}`, file.bytes),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  return {
    path: '/graphql',
    headers: headersOf(shopper),
    body: Buffer.concat(parts),
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    rules: {
      header: {
        'Content-Type': {
          combine: 'AND',
          matchers: [{ match: 'regex', regex: String.raw`^multipart/form-data; ?boundary=.+$` }],
        },
      },
      body: {
        '$.operations': anchored(operations),
        '$.map': anchored(map),
        "$['0']": { combine: 'AND', matchers: [{ match: 'contentType', value: file.type }] },
      },
    },
  };
};
