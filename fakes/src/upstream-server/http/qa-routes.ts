import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAULT_PRESETS } from '../../qa/fault-presets.ts';
import { faultsHandlers } from '../qa/faults-handlers.ts';
import { journalHandlers } from '../qa/journal-handlers.ts';
import { TEST_VALUES, SCENARIO_LIST } from '../../qa/test-values.ts';
import { QaRefused } from '../../qa/qa-refused.ts';
import { readNothing, type QaInput } from '../../qa/read-input.ts';
import { worldsHandlers } from '../../qa/worlds-handlers.ts';
import type { ServerOptions } from '../server-options.ts';
import { streamJournal, wantsEvents } from './journal-stream.ts';
import { localOnly } from './local-only.ts';

interface OfWorld {
  readonly Params: { readonly world: string };
}

interface OfFault {
  readonly Params: { readonly world: string; readonly fault: string };
}

const inputOf = ({ query, body }: FastifyRequest): QaInput => ({ query, body });

/** The same routes as on a gateway with the fake shop. */
const worldRoutes = (app: FastifyInstance, { worlds, mailUrl }: ServerOptions): void => {
  const handlers = worldsHandlers({ worlds, mailUrl });
  const of = ({ params }: FastifyRequest<OfWorld>): string => params.world;
  app.post('/qa/worlds', async (request, reply) => reply.code(201).send(await handlers.create(inputOf(request))));
  app.get('/qa/worlds', async (request) => handlers.list(inputOf(request)));
  app.get<OfWorld>('/qa/worlds/:world', async (request) => handlers.show(of(request), inputOf(request)));
  app.delete<OfWorld>('/qa/worlds/:world', async (request, reply) => {
    handlers.remove(of(request), inputOf(request));
    return reply.code(204).send();
  });
  app.post<OfWorld>('/qa/worlds/:world/clock', async (request) => handlers.moveClock(of(request), inputOf(request)));
  app.post<OfWorld>('/qa/worlds/:world/reset', async (request) => handlers.reset(of(request), inputOf(request)));
  app.get<OfWorld>('/qa/worlds/:world/mails', async (request) => handlers.mails(of(request), inputOf(request)));
  app.get<OfWorld>('/qa/worlds/:world/orders', async (request) => handlers.orders(of(request), inputOf(request)));
  app.get<OfWorld>('/qa/worlds/:world/subscriptions', async (request) =>
    handlers.subscriptions(of(request), inputOf(request)),
  );
  app.get<OfWorld>('/qa/worlds/:world/subscribers', async (request) =>
    handlers.subscribers(of(request), inputOf(request)),
  );
  app.get<OfWorld>('/qa/worlds/:world/stock-alerts', async (request) =>
    handlers.stockAlerts(of(request), inputOf(request)),
  );
  app.get<OfWorld>('/qa/worlds/:world/entries', async (request) => handlers.entries(of(request), inputOf(request)));
  app.post<OfWorld>('/qa/worlds/:world/parameters', async (request) =>
    handlers.setParameter(of(request), inputOf(request)),
  );
  app.post<OfWorld>('/qa/worlds/:world/stock', async (request) => handlers.setStock(of(request), inputOf(request)));
  app.post<OfWorld>('/qa/worlds/:world/prices', async (request) => handlers.setPrice(of(request), inputOf(request)));
};

/** Faults and the journal: calls from a shop to its upstream. */
const callRoutes = (app: FastifyInstance, { worlds, journals }: ServerOptions): void => {
  const faults = faultsHandlers(worlds, journals);
  const journal = journalHandlers(worlds, journals);
  app.post<OfWorld>('/qa/worlds/:world/faults', async (request, reply) =>
    reply.code(201).send(faults.set(request.params.world, inputOf(request))),
  );
  app.get<OfWorld>('/qa/worlds/:world/faults', async (request) => faults.list(request.params.world, inputOf(request)));
  app.delete<OfWorld>('/qa/worlds/:world/faults', async (request, reply) => {
    faults.drop(request.params.world, inputOf(request));
    return reply.code(204).send();
  });
  app.delete<OfFault>('/qa/worlds/:world/faults/:fault', async (request, reply) => {
    faults.drop(request.params.world, inputOf(request), request.params.fault);
    return reply.code(204).send();
  });
  app.get<OfWorld>('/qa/worlds/:world/journal', async (request, reply) => {
    const { world } = request.params;
    return wantsEvents(request) ? streamJournal(journal, world, request, reply) : journal.read(world, inputOf(request));
  });
  app.post<OfWorld>('/qa/worlds/:world/verify', async (request, reply) => {
    const result = journal.verify(request.params.world, inputOf(request));
    return reply.code(result.isMet ? 200 : 409).send(result);
  });
};

/** Lists of values that testers can use. */
const listRoutes = (app: FastifyInstance): void => {
  const lists = { '/qa/start': SCENARIO_LIST, '/qa/magic': TEST_VALUES, '/qa/faults': { presets: FAULT_PRESETS } };
  for (const [url, list] of Object.entries(lists)) {
    app.get(url, async (request) => {
      readNothing(inputOf(request));
      return list;
    });
  }
  // Only the gateway can sign a browser's cookies.
  app.get<{ readonly Params: { readonly scenario: string } }>('/qa/start/:scenario', async ({ params }) => {
    throw new QaRefused(
      404,
      'STARTS_AT_THE_SHOP',
      `A browser starts a scenario at a shop with its own fake. Here POST /qa/worlds ${JSON.stringify({ scenario: params.scenario })} creates its world and returns its shopper.`,
    );
  });
};

/** The QA plane of the fake upstream: a gateway over an upstream has none. */
export const qaRoutes = (app: FastifyInstance, options: ServerOptions): void => {
  app.register(async (scope) => {
    scope.addHook('onRequest', localOnly(options.qaToken));
    listRoutes(scope);
    worldRoutes(scope, options);
    callRoutes(scope, options);
  });
};
