import { bearerTokenIn } from '@shop/domain/shared/bearer-token';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResolverContext } from '../graphql/resolver-context.ts';
import type { OperationRequest } from '../graphql/parse-operation.ts';
import { type OperationResult, runOperation } from '../graphql/run-operation.ts';
import { invalidToken } from '../graphql/upstream-error.ts';
import type { ServerOptions } from '../server-options.ts';
import { reachesShop, replyWithFault } from '../faults/transport-faults.ts';
import { matchFaults, noFaultHits } from '../faults/match-faults.ts';
import { upstreamCallOf } from '../calls/upstream-call.ts';
import { recordCalls } from '../calls/record-calls.ts';
import { readMultipart } from './read-multipart.ts';
import { type GraphqlRequest, readGraphqlRequest } from './read-graphql-request.ts';
import { ADDRESS, passedHeaders } from './passed-headers.ts';
import { readShopper } from './read-shopper.ts';
import { requestedWorld } from './requested-world.ts';

const requestIn = async ({ body, headers }: FastifyRequest): Promise<GraphqlRequest> =>
  readGraphqlRequest(Buffer.isBuffer(body) ? await readMultipart(body, headers['content-type'] ?? '') : body);

/** The endpoint of all operations: one as an object, up to ten as an array, one with files as a multipart form. */
export const graphqlRoute = (
  app: FastifyInstance,
  { shopIn, tokens, worlds, journals, shopOrigins, clock, publicUrl, report }: ServerOptions,
): void => {
  let requests = 0;

  const run = async (
    operation: OperationRequest,
    context: ResolverContext,
    bearer: string | undefined,
  ): Promise<OperationResult> => {
    if (bearer !== undefined && context.hit?.fault.kind === 'tokenRevoked') tokens.revoke(bearer);
    if (!tokens.isValid(bearer)) return { result: { errors: [invalidToken()] }, ran: false };
    return runOperation(operation, context, report);
  };

  app.post('/graphql', async (request, reply) => {
    const { isBatch, operations } = await requestIn(request);
    const world = requestedWorld(worlds, request.headers);
    const shopper = readShopper(request.headers, world);
    const headers = passedHeaders(request.headers);
    const shop = shopIn(world, headers[ADDRESS]);
    const calls = operations.map(upstreamCallOf);
    const bearer = bearerTokenIn(request.headers.authorization);
    // Faults wait for a request with a valid token: one that another world's fault has revoked must not use them up.
    const hits = tokens.isValid(bearer) ? matchFaults(world, calls) : noFaultHits(calls);
    requests += 1;
    const recorded = { id: requests, world, clock, shopper, headers, calls, hits };
    const runAll = async (): Promise<unknown> => {
      const outcomes = await Promise.all(
        operations.map((operation, at) => {
          const hit = hits.operations[at];
          return run(
            operation,
            { shop, world, shopper, headers, baseUrl: publicUrl(), shopOrigins, ...(hit === undefined ? {} : { hit }) },
            bearer,
          );
        }),
      );
      recordCalls(journals.of(world), { ...recorded, outcomes });
      const results = outcomes.map(({ result }) => result);
      return isBatch ? results : results[0];
    };
    // Requests that never reach the shop are recorded too.
    if (hits.transport !== undefined && !reachesShop(hits.transport)) recordCalls(journals.of(world), recorded);
    return replyWithFault(reply, hits.transport, runAll);
  });
};
