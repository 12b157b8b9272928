import type { FastifyInstance } from 'fastify';
import { matching, oneOf, record, text } from '../../qa/kinds.ts';
import { QaRefused } from '../../qa/qa-refused.ts';
import { optional, readFields } from '../../qa/read-fields.ts';
import { PACT_STATES, pactScenes } from '../pact/pact-scenes.ts';
import type { Surroundings } from '../surroundings.ts';
import type { World } from '../../worlds/world.ts';
import { onlyFromInside } from './only-from-inside.ts';
import { worldAsked, worldOfVerification } from './world-asked.ts';

const MAX_NAME = 200;

/** Names the verification in the address of the states, as its other requests do in a header. */
const VERIFICATION = { verification: optional(matching(/^[a-z0-9-]{1,24}$/u, '1 to 24 characters of a-z, 0-9 and dash')) };

/**
 * Where a verifier of pacts sets up the states that they name, in the world of its verification. One that does not say which
 * it is gets the default world, for itself alone.
 */
export const pactRoute = (app: FastifyInstance, { worlds, shop, tokens, qaToken }: Surroundings): void => {
  const scenes = pactScenes({ shop, tokens });
  const worldFor = (verification: string): World => {
    const id = worldOfVerification(verification);
    return worlds.ids.includes(id) ? worlds.get(id) : worlds.create({ id, isNamed: false });
  };
  app.post('/_pact/state', { onRequest: onlyFromInside(qaToken) }, async (request) => {
    const { state, params, action } = readFields(request.body, { state: text(MAX_NAME), params: optional(record), action: optional(oneOf(['setup', 'teardown'])) });
    const { verification } = readFields(request.query, VERIFICATION);
    const world = verification === undefined ? worldAsked(worlds, request.headers) : worldFor(verification);
    if (action === 'teardown') {
      scenes.tearDown(world);
      return {};
    }
    const ids = await scenes.setUp(world, state, params);
    if (ids === undefined) throw new QaRefused(404, 'STATE_UNKNOWN', `There is no state "${state}". Known are: ${PACT_STATES.join(', ')}.`);
    return ids;
  });
};
