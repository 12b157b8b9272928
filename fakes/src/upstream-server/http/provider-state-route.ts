import type { FastifyInstance } from 'fastify';
import { QaRefused } from '../../qa/qa-refused.ts';
import { parseInput } from '../../qa/read-input.ts';
import { fields, matching, oneOf, optional, record, text } from '../../schemas/schemas.ts';
import { PROVIDER_STATES, providerStates } from '../provider-states/provider-states.ts';
import type { ServerOptions } from '../server-options.ts';
import type { World } from '../../worlds/world.ts';
import { localOnly } from './local-only.ts';
import { requestedWorld, verificationWorldId } from './requested-world.ts';

const MAX_NAME = 200;

/** The verification, named in the query as in a header of its other requests. */
const VERIFICATION = fields({
  verification: optional(matching(/^[a-z0-9-]{1,24}$/u, '1 to 24 characters of a-z, 0-9 and dash')),
});

/**
 * Sets up provider states for a pact verifier, in the world of its verification. A verifier that does not name its
 * verification uses the default world, and must be alone there.
 */
export const providerStateRoute = (app: FastifyInstance, { worlds, shopIn, tokens, qaToken }: ServerOptions): void => {
  const states = providerStates({ shopIn, tokens });
  const worldFor = (verification: string): World => {
    const id = verificationWorldId(verification);
    return worlds.ids.includes(id) ? worlds.get(id) : worlds.create({ id, isNamed: false });
  };
  app.post('/_pact/state', { onRequest: localOnly(qaToken) }, async (request) => {
    const { state, params, action } = parseInput(
      fields({ state: text(MAX_NAME), params: optional(record), action: optional(oneOf(['setup', 'teardown'])) }),
      request.body,
    );
    const { verification } = parseInput(VERIFICATION, request.query);
    const world = verification === undefined ? requestedWorld(worlds, request.headers) : worldFor(verification);
    if (action === 'teardown') {
      states.tearDown(world);
      return {};
    }
    const ids = await states.setUp(world, state, params);
    if (ids === undefined)
      throw new QaRefused(
        404,
        'STATE_UNKNOWN',
        `There is no state "${state}". Known are: ${PROVIDER_STATES.join(', ')}.`,
      );
    return ids;
  });
};
