import { createRequire } from 'node:module';

import { inRoot } from '../steps/root.mjs';

const { default: fastify } = await import(createRequire(inRoot('gateway', 'package.json')).resolve('fastify'));

/**
 * What is sent back as it came in: `bytes` as they are, `json` serialised for each request.
 * @type {Map<string, { readonly kind: 'bytes', readonly body: Buffer, readonly headers: Readonly<Record<string, string>> } | { readonly kind: 'json', readonly value: unknown }>}
 */
const answers = new Map();

const server = fastify({ logger: false, bodyLimit: 50_000_000 });

server.post('/answers/:name', async (request) => {
  const { kind, text, headers = {} } = request.body;
  const { name } = request.params;
  answers.set(name, kind === 'json' ? { kind, value: JSON.parse(text) } : { kind, body: Buffer.from(text, 'base64'), headers });
  return { name };
});

server.all('/:name', (request, reply) => {
  const answer = answers.get(request.params.name);
  if (answer === undefined) return reply.code(404).send();
  return answer.kind === 'json' ? reply.send(answer.value) : reply.headers(answer.headers).send(answer.body);
});

process.send?.({ address: await server.listen({ port: 0, host: '127.0.0.1' }) });
