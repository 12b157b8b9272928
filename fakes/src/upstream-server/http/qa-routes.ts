import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAULT_PRESETS } from '../../qa/fault-presets.ts';
import { faultsDesk } from '../../qa/faults-desk.ts';
import { journalDesk } from '../../qa/journal-desk.ts';
import { MAGIC, STARTS } from '../../qa/magic.ts';
import { worldsDesk } from '../../qa/worlds-desk.ts';
import type { Surroundings } from '../surroundings.ts';
import { followJournal, wantsEvents } from './follow-journal.ts';
import { onlyFromInside } from './only-from-inside.ts';

interface OfWorld {
  readonly Params: { readonly world: string };
}

interface OfFault {
  readonly Params: { readonly world: string; readonly fault: string };
}

/** Testers' worlds, as the gateway has them where the fake shop is behind it. */
const worldRoutes = (app: FastifyInstance, { worlds, shop }: Surroundings): void => {
  const desk = worldsDesk({ worlds, shop });
  const of = ({ params }: FastifyRequest<OfWorld>): string => params.world;
  app.post('/qa/worlds', async ({ body }, reply) => reply.code(201).send(await desk.create(body)));
  app.get('/qa/worlds', async () => desk.list());
  app.get<OfWorld>('/qa/worlds/:world', async (request) => desk.show(of(request)));
  app.delete<OfWorld>('/qa/worlds/:world', async (request, reply) => {
    desk.remove(of(request));
    return reply.code(204).send();
  });
  app.post<OfWorld>('/qa/worlds/:world/clock', async (request) => desk.moveClock(of(request), request.body));
  app.post<OfWorld>('/qa/worlds/:world/reset', async (request) => desk.reset(of(request)));
  app.get<OfWorld>('/qa/worlds/:world/mails', async (request) => desk.mails(of(request), request.query));
  app.get<OfWorld>('/qa/worlds/:world/orders', async (request) => desk.orders(of(request)));
  app.post<OfWorld>('/qa/worlds/:world/parameters', async (request) => desk.setParameter(of(request), request.body));
  app.post<OfWorld>('/qa/worlds/:world/stock', async (request) => desk.setStock(of(request), request.body));
  app.post<OfWorld>('/qa/worlds/:world/prices', async (request) => desk.setPrice(of(request), request.body));
};

/** Faults of the wire, and what came over it. */
const wireRoutes = (app: FastifyInstance, { worlds, journals }: Surroundings): void => {
  const faults = faultsDesk(worlds);
  const journal = journalDesk(worlds, journals);
  app.post<OfWorld>('/qa/worlds/:world/faults', async ({ params, body }, reply) => reply.code(201).send(faults.set(params.world, body)));
  app.get<OfWorld>('/qa/worlds/:world/faults', async ({ params, query }) => faults.list(params.world, query));
  app.delete<OfWorld>('/qa/worlds/:world/faults', async ({ params }, reply) => {
    faults.drop(params.world);
    return reply.code(204).send();
  });
  app.delete<OfFault>('/qa/worlds/:world/faults/:fault', async ({ params }, reply) => {
    faults.drop(params.world, params.fault);
    return reply.code(204).send();
  });
  app.get<OfWorld>('/qa/worlds/:world/journal', async (request, reply) => {
    const { params, query } = request;
    return wantsEvents(request) ? followJournal(journal, params.world, request, reply) : journal.read(params.world, query);
  });
  app.post<OfWorld>('/qa/worlds/:world/verify', async ({ params, body }, reply) => {
    const verdict = journal.verify(params.world, body);
    return reply.code(verdict.isMet ? 200 : 409).send(verdict);
  });
};

/** The QA plane of the stand-in: the gateway has none while an upstream is behind it (staging 1.10). */
export const qaRoutes = (app: FastifyInstance, surroundings: Surroundings): void => {
  app.register(async (inside) => {
    inside.addHook('onRequest', onlyFromInside(surroundings.qaToken));
    inside.get('/qa/start', async () => STARTS);
    inside.get('/qa/magic', async () => MAGIC);
    inside.get('/qa/faults', async () => ({ presets: FAULT_PRESETS }));
    worldRoutes(inside, surroundings);
    wireRoutes(inside, surroundings);
  });
};
