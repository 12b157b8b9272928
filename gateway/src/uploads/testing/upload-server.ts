import type { AddressInfo } from 'node:net';
import { CERTIFICATE_RULE } from '@shop/domain/shared/upload-rules';
import type { UploadRule } from '@shop/domain/shared/upload-rules';
import Fastify from 'fastify';
import { memoryCache } from '../../cache/memory-cache.ts';
import { errorReplyOf, retryAfterOf } from '../../http/error-reply.ts';
import { addBodyParsers } from '../../http/parse-requests.ts';
import { counters } from '../../limits/counters.ts';
import { testClock } from '../../testing/test-clock.ts';
import { scriptedTimers } from '../../upstream/client/testing/scripted-timers.ts';
import { uploads } from '../uploads.ts';

/** Where the test's uploads come from. */
export const NETWORK_HEADER = 'x-test-network';
const BODY_LIMIT = 64 * 1_024;

/** A server that receives certificates and replies with what it took. */
export const uploadServer = async (rule: UploadRule = CERTIFICATE_RULE) => {
  const timers = scriptedTimers();
  const receiver = uploads(counters(memoryCache(testClock())), timers);
  const taken: unknown[] = [];
  const server = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  await addBodyParsers(server);
  server.setErrorHandler((failure, _request, reply) => {
    const seconds = retryAfterOf(failure);
    if (seconds !== undefined) reply.header('retry-after', seconds);
    return reply.code(errorReplyOf(failure).statusCode).send(errorReplyOf(failure));
  });
  server.post('/api/uploads/certificate', async (request) => {
    const network = String(request.headers[NETWORK_HEADER] ?? 'school');
    const form = await receiver.receive(
      request,
      { network, source: { scope: '', network } },
      { field: 'certificate', rule },
    );
    taken.push(form);
    return {
      fields: form.fields,
      fieldErrors: form.fieldErrors,
      files: form.files.map(({ name, type, bytes }) => ({ name, type, base64: Buffer.from(bytes).toString('base64') })),
    };
  });
  server.post('/api/login-action', async () => 'read');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/api/uploads/certificate`, port, taken, timers, close: () => server.close() };
};
