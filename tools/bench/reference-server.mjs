import fastify from 'fastify';

/**
 * Sends back what it has stored: `bytes` unchanged, `json` serialised for each request.
 * @type {Map<string, { readonly kind: 'bytes', readonly body: Buffer, readonly headers: Readonly<Record<string, string>> } | { readonly kind: 'json', readonly value: unknown }>}
 */
const responses = new Map();

const server = fastify({ logger: false, bodyLimit: 50_000_000 });

server.post('/responses/:name', async (request) => {
  const {
    kind,
    text,
    headers = {},
  } = /** @type {{ kind: 'bytes' | 'json', text: string, headers?: Record<string, string> }} */ (request.body);
  const { name } = /** @type {{ name: string }} */ (request.params);
  responses.set(
    name,
    kind === 'json' ? { kind, value: JSON.parse(text) } : { kind, body: Buffer.from(text, 'base64'), headers },
  );
  return { name };
});

server.all('/:name', (request, reply) => {
  const { name } = /** @type {{ name: string }} */ (request.params);
  const response = responses.get(name);
  if (response === undefined) return reply.code(404).send();
  return response.kind === 'json' ? reply.send(response.value) : reply.headers(response.headers).send(response.body);
});

process.send?.({ origin: await server.listen({ port: 0, host: '127.0.0.1' }) });
