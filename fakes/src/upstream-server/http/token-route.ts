import type { FastifyInstance } from 'fastify';
import { TOKEN_CALL } from '../../worlds/faults/fault.ts';
import { redacted } from '../../worlds/journal/redacted.ts';
import { DEFAULT_WORLD } from '../../worlds/worlds.ts';
import type { ServerOptions } from '../server-options.ts';
import { tokenResponse } from '../tokens/token-response.ts';
import { reachesShop, replyWithFault, losesResponse } from '../faults/transport-faults.ts';
import { matchTokenFault } from '../faults/match-faults.ts';
import { formIn } from './body-parsers.ts';
import { requestedWorldId } from './requested-world.ts';

/** The token endpoint. Faults and journal are those of the world in the request's header, else of the default world. */
export const tokenRoute = (
  app: FastifyInstance,
  { tokens, tokenLifetimeS, worlds, journals, clock }: ServerOptions,
): void => {
  app.post('/oauth/token', async (request, reply) => {
    const world = worlds.get(requestedWorldId(request.headers) ?? DEFAULT_WORLD);
    const form = formIn(request.body);
    const { transport, id: faultId } = matchTokenFault(world);
    const record = (ran: boolean, refusal?: string): void => {
      const errorClass = transport !== undefined && losesResponse(transport.fault) ? transport.fault.kind : refusal;
      journals.of(world).write({
        worldNow: world.now().toISOString(),
        wallNow: clock.now().toISOString(),
        op: TOKEN_CALL,
        vars: redacted(Object.fromEntries(form)),
        batch: { id: 0, pos: 0, size: 1 },
        session: 'nobody',
        ran,
        ...(faultId === undefined ? {} : { faultId }),
        ...(errorClass === undefined ? {} : { errorClass }),
      });
    };
    reply.header('cache-control', 'no-store');
    if (transport !== undefined && !reachesShop(transport)) record(false);
    return replyWithFault(reply, transport, async () => {
      const { status, body } = tokenResponse(form, tokens, tokenLifetimeS);
      record(true, typeof body['error'] === 'string' ? body['error'] : undefined);
      reply.code(status);
      return body;
    });
  });
};
