import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAULT_PRESETS } from '../../qa/fault-presets.ts';
import { faultsDesk } from '../../qa/faults-desk.ts';
import { journalDesk } from '../../qa/journal-desk.ts';
import { MAGIC, STARTS } from '../../qa/magic.ts';
import { QaRefused } from '../../qa/qa-refused.ts';
import { readNothing, type Sent } from '../../qa/read-fields.ts';
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

const sentWith = ({ query, body }: FastifyRequest): Sent => ({ query, body });

/** Testers' worlds, as the gateway has them where the fake shop is behind it. */
const worldRoutes = (app: FastifyInstance, { worlds, shop }: Surroundings): void => {
  const desk = worldsDesk({ worlds, shop });
  const of = ({ params }: FastifyRequest<OfWorld>): string => params.world;
  app.post('/qa/worlds', async (request, reply) => reply.code(201).send(await desk.create(sentWith(request))));
  app.get('/qa/worlds', async (request) => desk.list(sentWith(request)));
  app.get<OfWorld>('/qa/worlds/:world', async (request) => desk.show(of(request), sentWith(request)));
  app.delete<OfWorld>('/qa/worlds/:world', async (request, reply) => {
    desk.remove(of(request), sentWith(request));
    return reply.code(204).send();
  });
  app.post<OfWorld>('/qa/worlds/:world/clock', async (request) => desk.moveClock(of(request), sentWith(request)));
  app.post<OfWorld>('/qa/worlds/:world/reset', async (request) => desk.reset(of(request), sentWith(request)));
  app.get<OfWorld>('/qa/worlds/:world/mails', async (request) => desk.mails(of(request), sentWith(request)));
  app.get<OfWorld>('/qa/worlds/:world/orders', async (request) => desk.orders(of(request), sentWith(request)));
  app.post<OfWorld>('/qa/worlds/:world/parameters', async (request) => desk.setParameter(of(request), sentWith(request)));
  app.post<OfWorld>('/qa/worlds/:world/stock', async (request) => desk.setStock(of(request), sentWith(request)));
  app.post<OfWorld>('/qa/worlds/:world/prices', async (request) => desk.setPrice(of(request), sentWith(request)));
};

/** Faults of the wire, and what came over it. */
const wireRoutes = (app: FastifyInstance, { worlds, journals }: Surroundings): void => {
  const faults = faultsDesk(worlds, journals);
  const journal = journalDesk(worlds, journals);
  app.post<OfWorld>('/qa/worlds/:world/faults', async (request, reply) => reply.code(201).send(faults.set(request.params.world, sentWith(request))));
  app.get<OfWorld>('/qa/worlds/:world/faults', async (request) => faults.list(request.params.world, sentWith(request)));
  app.delete<OfWorld>('/qa/worlds/:world/faults', async (request, reply) => {
    faults.drop(request.params.world, sentWith(request));
    return reply.code(204).send();
  });
  app.delete<OfFault>('/qa/worlds/:world/faults/:fault', async (request, reply) => {
    faults.drop(request.params.world, sentWith(request), request.params.fault);
    return reply.code(204).send();
  });
  app.get<OfWorld>('/qa/worlds/:world/journal', async (request, reply) => {
    const { world } = request.params;
    return wantsEvents(request) ? followJournal(journal, world, request, reply) : journal.read(world, sentWith(request));
  });
  app.post<OfWorld>('/qa/worlds/:world/verify', async (request, reply) => {
    const verdict = journal.verify(request.params.world, sentWith(request));
    return reply.code(verdict.isMet ? 200 : 409).send(verdict);
  });
};

/** What testers may read up. */
const listRoutes = (app: FastifyInstance): void => {
  const lists = { '/qa/start': STARTS, '/qa/magic': MAGIC, '/qa/faults': { presets: FAULT_PRESETS } };
  for (const [url, list] of Object.entries(lists)) {
    app.get(url, async (request) => {
      readNothing(sentWith(request));
      return list;
    });
  }
  // A browser is a shopper of the gateway, which alone can sign its cookies.
  app.get<{ readonly Params: { readonly scenario: string } }>('/qa/start/:scenario', async ({ params }) => {
    throw new QaRefused(404, 'STARTS_AT_THE_SHOP', `A browser starts a scenario at a shop with its own fake. Here POST /qa/worlds ${JSON.stringify({ scenario: params.scenario })} makes its world and answers who its shopper is.`);
  });
};

/** The QA plane of the fake upstream: the gateway has none while an upstream is behind it (staging 1.10). */
export const qaRoutes = (app: FastifyInstance, surroundings: Surroundings): void => {
  app.register(async (inside) => {
    inside.addHook('onRequest', onlyFromInside(surroundings.qaToken));
    listRoutes(inside);
    worldRoutes(inside, surroundings);
    wireRoutes(inside, surroundings);
  });
};
