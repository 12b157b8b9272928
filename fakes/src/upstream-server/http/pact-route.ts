import type { FastifyInstance } from 'fastify';
import { oneOf, record, text } from '../../qa/kinds.ts';
import { QaRefused } from '../../qa/qa-refused.ts';
import { optional, readFields } from '../../qa/read-fields.ts';
import { PACT_STATES, pactScenes } from '../pact/pact-scenes.ts';
import type { Surroundings } from '../surroundings.ts';
import { onlyFromInside } from './only-from-inside.ts';
import { worldAsked } from './world-asked.ts';

const MAX_NAME = 200;

/** Where a verifier of pacts brings about the states that they name; requests of pacts name no world, so it is the default one. */
export const pactRoute = (app: FastifyInstance, { worlds, shop, tokens, qaToken }: Surroundings): void => {
  const scenes = pactScenes({ shop, tokens });
  app.post('/_pact/state', { onRequest: onlyFromInside(qaToken) }, async (request) => {
    const { state, params, action } = readFields(request.body, { state: text(MAX_NAME), params: optional(record), action: optional(oneOf(['setup', 'teardown'])) });
    const world = worldAsked(worlds, request.headers);
    if (action === 'teardown') {
      scenes.tearDown(world);
      return {};
    }
    const ids = await scenes.setUp(world, state, params);
    if (ids === undefined) throw new QaRefused(404, 'STATE_UNKNOWN', `There is no state "${state}". Known are: ${PACT_STATES.join(', ')}.`);
    return ids;
  });
};
