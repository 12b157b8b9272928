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
import { headerOf, readShopper } from './read-shopper.ts';
import { requestedWorld } from './requested-world.ts';

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (?<token>\S+)$/iu.exec(headerOf(headers, 'authorization') ?? '')?.groups?.['token'];

const postedIn = async ({ body, headers }: FastifyRequest): Promise<GraphqlRequest> =>
  readGraphqlRequest(Buffer.isBuffer(body) ? await readMultipart(body, headers['content-type'] ?? '') : body);

/** The one address of all operations: one as an object, up to ten as an array, one with files as a multipart form. */
export const graphqlRoute = (app: FastifyInstance, { shop, tokens, worlds, journals, shopOrigins, clock, publicUrl, report }: ServerOptions): void => {
  let requests = 0;

  const answer = async (operation: OperationRequest, context: ResolverContext, bearer: string | undefined): Promise<OperationResult> => {
    if (bearer !== undefined && context.hit?.fault.kind === 'tokenRevoked') tokens.revoke(bearer);
    if (!tokens.isValid(bearer)) return { result: { errors: [invalidToken()] }, ran: false };
    return runOperation(operation, context, report);
  };

  app.post('/graphql', async (request, reply) => {
    const { isBatch, operations } = await postedIn(request);
    const world = requestedWorld(worlds, request.headers);
    const shopper = readShopper(request.headers, world);
    const calls = operations.map(upstreamCallOf);
    const bearer = bearerOf(request);
    // A token that another world's fault revoked is refused as any other: the faults of this world wait for a request that runs.
    const hits = tokens.isValid(bearer) ? matchFaults(world, calls) : noFaultHits(calls);
    requests += 1;
    const noted = { id: requests, world, clock, shopper, calls, hits };
    const run = async (): Promise<unknown> => {
      const answers = await Promise.all(
        operations.map((operation, at) => {
          const hit = hits.answers[at];
          return answer(operation, { shop, world, shopper, baseUrl: publicUrl(), shopOrigins, ...(hit === undefined ? {} : { hit }) }, bearer);
        }),
      );
      recordCalls(journals.of(world), { ...noted, answers });
      const results = answers.map(({ result }) => result);
      return isBatch ? results : results[0];
    };
    // What never reaches the shop is noted all the same.
    if (hits.wire !== undefined && !reachesShop(hits.wire)) recordCalls(journals.of(world), noted);
    return replyWithFault(reply, hits.wire, run);
  });
};
