import { withPorts } from '../testing/with-ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, itemInStock } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testClock } from '../testing/test-clock.ts';
import { DOCUMENT_LIMITS } from './document-limits.ts';

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

interface GraphqlReply {
  readonly data?: Readonly<Record<string, never>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly classification: string } }[];
}

const getUrl = (id: string, variables: object = {}): string =>
  `/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables) }).toString()}`;

describe('documents of the client’s build', () => {
  it('are executed by their id', async () => {
    const reply = await shop.visitor().runDocument('category', { id: '10', page: 2 });
    expect(reply.json()).toMatchObject({ data: { category: { currentPage: 2, products: expect.any(Array) } } });
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  it('are executed by GET too; public ones have an ETag that saves sending them again', async () => {
    const visitor = shop.visitor();
    const first = await visitor.get(getUrl('category', { id: '10' }));
    expect(first.statusCode).toBe(200);
    const again = await visitor.get(getUrl('category', { id: '10' }), {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are compressed as the browser accepts it', async () => {
    const visitor = shop.visitor();
    const encodings = ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity'].map(async (accepted) => {
      const reply = await visitor.get(getUrl('category', { id: '10' }), { headers: { 'accept-encoding': accepted } });
      return reply.headers['content-encoding'] ?? 'plain';
    });
    expect(await Promise.all(encodings)).toEqual(['br', 'gzip', 'gzip', 'plain']);
  });

  it('query the shop once for many concurrent visitors, and once a minute afterwards', async () => {
    let calls = 0;
    const counting = await openShop({
      clock,
      backend: (fake) =>
        withPorts(fake, ({ catalogue }) => {
          const navigation: typeof catalogue.navigation = (shopper) => {
            calls += 1;
            return catalogue.navigation(shopper);
          };
          return { catalogue: { ...catalogue, navigation } };
        }),
    });
    const visitor = counting.visitor();
    await Promise.all(Array.from({ length: 20 }, () => visitor.get(getUrl('navigation'))));
    await visitor.get(getUrl('navigation', { trackedBy: 'nobody' }));
    expect(calls).toBe(1);
    clock.forward(61_000);
    await visitor.get(getUrl('navigation'));
    expect(calls).toBe(2);
    await counting.close();
  });

  it('are never cached if they depend on the visitor', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    const reply = await visitor.get(getUrl('me'));
    expect(reply.json()).toMatchObject({ data: { me: { cartArticleCount: 2 } } });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect((await shop.visitor().get(getUrl('me'))).json()).toMatchObject({ data: { me: { cartArticleCount: 0 } } });
  });

  it('are not executed by GET if they change something: 405', async () => {
    const { statusCode, headers } = await shop.visitor().get(getUrl('updateCart', { operations: [] }));
    expect([statusCode, headers.allow]).toEqual([405, 'POST']);
  });

  it('are refused with an unknown id: 404', async () => {
    const reply = await shop.visitor().runDocument('0000');
    expect(reply.statusCode).toBe(404);
    expect(reply.json<GraphqlReply>().errors?.[0]?.extensions.classification).toBe('UNKNOWN_DOCUMENT');
  });
});

describe('in production', () => {
  let live: OpenShop;
  beforeAll(async () => {
    live = await openShop({ env: { stage: 'production' } });
  });
  afterAll(() => live.close());

  it('a document that the client was not built with is refused: 403', async () => {
    const reply = await live.visitor().query('{ navigation { id } }');
    expect(reply.statusCode).toBe(403);
    expect(reply.json<GraphqlReply>()).toEqual({
      errors: [{ message: expect.any(String), extensions: { classification: 'FORBIDDEN' } }],
    });
  });

  it('the schema cannot be read', async () => {
    expect((await live.visitor().query('{ __schema { types { name } } }')).statusCode).toBe(403);
  });

  it('failures are reported by their class, without details', async () => {
    const broken = await openShop({
      env: { stage: 'production' },
      backend: (fake) =>
        withPorts(fake, (honest) => ({
          catalogue: { ...honest.catalogue, navigation: () => Promise.reject(new TypeError('table goods is gone')) },
        })),
    });
    const reply = await broken.visitor().runDocument('navigation');
    expect(reply.json<GraphqlReply>().errors).toEqual([
      { message: 'Internal error', path: ['navigation'], extensions: { classification: 'INTERNAL_ERROR' } },
    ]);
    await broken.close();
  });
});

describe('a document that costs too much', () => {
  const nested = (levels: number): string => (levels === 0 ? 'id' : `children { ${nested(levels - 1)} }`);

  it('is refused for its depth: 400, with the allowed depth', async () => {
    const reply = await shop.visitor().query(`{ navigation { ${nested(DOCUMENT_LIMITS.depth)} } }`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<GraphqlReply>().errors?.[0]).toMatchObject({
      message: expect.stringContaining('deep'),
      extensions: { classification: 'BAD_REQUEST' },
    });
  });

  it('is refused for its depth through fragments', async () => {
    const levels = Array.from(
      { length: DOCUMENT_LIMITS.depth },
      (_, at) => `fragment F${at} on CategoryNode { children { ${at === 0 ? 'id' : `...F${at - 1}`} } }`,
    );
    const reply = await shop.visitor().query(`{ navigation { ...F${DOCUMENT_LIMITS.depth - 1} } } ${levels.join(' ')}`);
    expect(reply.json<GraphqlReply>().errors?.[0]?.message).toContain('deep');
  });

  it('is refused for its aliases', async () => {
    const aliases = Array.from({ length: DOCUMENT_LIMITS.aliases + 1 }, (_, at) => `n${at}: name`).join(' ');
    expect(
      (await shop.visitor().query(`{ navigation { ${aliases} } }`)).json<GraphqlReply>().errors?.[0]?.message,
    ).toContain('aliases');
  });

  it('is refused for its width, however it is spread over fragments', async () => {
    const questions = Array.from(
      { length: DOCUMENT_LIMITS.rootFields + 1 },
      (_, at) => `c${at}: category(id: "10") { id }`,
    ).join(' ');
    const fragments = [
      `{ ${questions} }`,
      `{ ... { ${questions} } }`,
      `{ ...All } fragment All on Query { ${questions} }`,
      `{ ...Some ... on Query { ...Rest } } fragment Some on Query { ${questions.slice(0, questions.indexOf('c5:'))} } fragment Rest on Query { ${questions.slice(questions.indexOf('c5:'))} }`,
    ];
    for (const document of fragments)
      expect((await shop.visitor().query(document)).json<GraphqlReply>().errors?.[0]?.message).toContain(
        `has ${DOCUMENT_LIMITS.rootFields + 1} root fields`,
      );
  });

  it('is refused for its length before it is parsed', async () => {
    const reply = await shop.visitor().query('{ navigation '.repeat(4_000));
    expect(reply.statusCode).toBe(400);
    expect(reply.json<GraphqlReply>().errors?.[0]).toMatchObject({
      message: expect.stringContaining('2000 tokens'),
      extensions: { classification: 'BAD_REQUEST' },
    });
  });
});

describe('malformed requests', () => {
  it.each([
    ['an id that is none', 'query Q { category(id: "<script>") { id } }', {}, 'id must be an id'],
    ['a page before the first', 'query Q { category(id: "10", page: 0) { id } }', {}, 'page must not be less than 1'],
    ['a sort that nobody knows', 'query Q { category(id: "10", sort: "random") { id } }', {}, 'sort must be one of'],
    [
      'a path out of the shop',
      'query Q { page(path: "//evil.example/") { __typename } }',
      {},
      'path must be a path of the shop',
    ],
    [
      'a path with a control character',
      'query Q($path: String!) { page(path: $path) { __typename } }',
      { path: '/service/\u0000/' },
      'path must be a path of the shop',
    ],
    [
      'a path with half a character',
      'query Q($path: String!) { page(path: $path) { __typename } }',
      { path: '/service/\ud800/' },
      'path must be a path of the shop',
    ],
    [
      'a variable of another type',
      'query Q($page: Int!) { category(id: "10", page: $page) { id } }',
      { page: 'two' },
      'got invalid value "two"',
    ],
    ['a field that does not exist', '{ navigation { password } }', {}, 'Cannot query field'],
    ['no GraphQL at all', '{ navigation ', {}, 'Syntax Error'],
    ['a subscription', 'subscription S { carts }', {}, 'Subscriptions'],
    [
      'two operations, none of them named',
      'query A { me { loginState } } query B { me { loginState } }',
      {},
      'operationName',
    ],
  ])('get 400 with a message: %s', async (_what, text, variables, message) => {
    const reply = await shop.visitor().query(text, variables);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<GraphqlReply>().errors?.[0]).toMatchObject({
      message: expect.stringContaining(message),
      extensions: { classification: 'BAD_REQUEST' },
    });
  });

  it.each([
    ['[]'],
    ['"text"'],
    ['{"id":"me","variables":"none"}'],
    ['{"query":"{ me { loginState } }","operationName":7}'],
  ])('get 400: the body %s', async (body) => {
    expect((await shop.visitor().postJson('/graphql', body)).statusCode).toBe(400);
  });

  it('in the URL get 400', async () => {
    const replies = await Promise.all(
      ['/graphql', '/graphql?id=me&variables=none', '/graphql?id=me&variables=7'].map((path) =>
        shop.visitor().get(path),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  });

  it('with another type than JSON get 415, long ones 413', async () => {
    const visitor = shop.visitor();
    expect(
      (await visitor.postJson('/graphql', 'query', { headers: { 'content-type': 'text/plain' } })).statusCode,
    ).toBe(415);
    expect((await visitor.postForm('/graphql', { query: '{ me { loginState } }' })).statusCode).toBe(415);
    expect(
      (await visitor.postJson('/graphql', { id: 'me', variables: { text: 'x'.repeat(270_000) } })).statusCode,
    ).toBe(413);
  });
});

describe('mutations', () => {
  const operations = (): object => ({ operations: [{ do: 'add-position', itemId: itemInStock(shop), quantity: 1 }] });

  it('are accepted from pages of the shop with its token', async () => {
    const visitor = await shop.visitor().withToken();
    expect((await visitor.runDocument('updateCart', operations())).json()).toMatchObject({
      data: { updateCart: { __typename: 'CartUpdated', cart: { articleCount: 1 } } },
    });
  });

  it('are accepted with the token as bearer', async () => {
    const { token } = (await shop.visitor().get('/api/token')).json<{ token: string }>();
    const reply = await shop
      .visitor()
      .postJson(
        '/graphql',
        { id: 'updateCart', variables: operations() },
        { headers: { authorization: `Bearer ${token}` } },
      );
    expect(reply.json()).toMatchObject({ data: { updateCart: { __typename: 'CartUpdated' } } });
  });

  const asText = (): string =>
    `mutation Add { updateCart(operations: [{ do: "add-position", itemId: "${itemInStock(shop)}", quantity: 1 }]) { __typename } }`;
  /** A mutation that the client was built with, and one that it was not. */
  const SENT = [
    ['by id', () => ({ id: 'updateCart', variables: operations() })],
    ['as text', () => ({ query: asText() })],
  ] as const;

  it.each(SENT)('%s are refused without the token: 401 INVALID_TOKEN, and nothing changes', async (_how, sent) => {
    const visitor = shop.visitor();
    const reply = await visitor.postJson('/graphql', sent());
    expect(reply.statusCode).toBe(401);
    expect(reply.json<GraphqlReply>().errors?.[0]?.extensions.classification).toBe('INVALID_TOKEN');
    expect(visitor.cookies.has('cartId')).toBe(false);
  });

  const ELSEWHERE = [
    ['another origin', 'https://evil.example'],
    ['no origin', ''],
    ['another port', 'http://localhost:9999'],
    ['another storefront', 'http://at.localhost:8080'],
  ] as const;

  it.each(SENT.flatMap(([how, sent]) => ELSEWHERE.map(([where, origin]) => ({ how, sent, where, origin }))))(
    '$how are refused from $where: 403',
    async ({ sent, origin }) => {
      const visitor = await shop.visitor().withToken();
      const reply = await visitor.postJson('/graphql', sent(), { headers: { origin } });
      expect(reply.statusCode).toBe(403);
      expect(reply.json<GraphqlReply>().errors?.[0]?.extensions.classification).toBe('FORBIDDEN');
    },
  );

  it('are refused under a name that is not in the document, and nothing changes', async () => {
    const visitor = shop.visitor();
    const reply = await visitor.postJson(
      '/graphql',
      { query: asText(), operationName: 'Look' },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(reply.statusCode).toBe(400);
    expect(reply.json<GraphqlReply>().errors?.[0]?.message).toContain('operationName');
    expect(visitor.cookies.has('cartId')).toBe(false);
  });
});
