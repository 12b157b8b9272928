import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Asked } from '../graphql/asked.ts';
import type { PostedOperation } from '../graphql/read-operation.ts';
import { type Answered, runOperation } from '../graphql/run-operation.ts';
import { invalidToken } from '../graphql/upstream-error.ts';
import type { Surroundings } from '../surroundings.ts';
import { asksShop, carryOut } from '../wire/carry-out.ts';
import { hitsOn, noHits } from '../wire/hits.ts';
import { wireCallOf } from '../wire/wire-call.ts';
import { writeJournal } from '../wire/write-journal.ts';
import { readMultipart } from './read-multipart.ts';
import { type Posted, readPosted } from './read-posted.ts';
import { headerOf, whoAsks } from './who-asks.ts';
import { worldAsked } from './world-asked.ts';

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (?<token>\S+)$/iu.exec(headerOf(headers, 'authorization') ?? '')?.groups?.['token'];

const postedIn = async ({ body, headers }: FastifyRequest): Promise<Posted> =>
  readPosted(Buffer.isBuffer(body) ? await readMultipart(body, headers['content-type'] ?? '') : body);

/** The one address of all operations: one as an object, up to ten as an array, one with files as a multipart form. */
export const graphqlRoute = (app: FastifyInstance, { shop, tokens, worlds, journals, shopAddresses, clock, publicUrl, report }: Surroundings): void => {
  let requests = 0;

  const answer = async (operation: PostedOperation, asked: Asked, bearer: string | undefined): Promise<Answered> => {
    if (bearer !== undefined && asked.hit?.fault.kind === 'tokenRevoked') tokens.revoke(bearer);
    if (!tokens.isValid(bearer)) return { result: { errors: [invalidToken()] }, ran: false };
    return runOperation(operation, asked, report);
  };

  app.post('/graphql', async (request, reply) => {
    const { isBatch, operations } = await postedIn(request);
    const world = worldAsked(worlds, request.headers);
    const shopper = whoAsks(request.headers, world);
    const calls = operations.map(wireCallOf);
    const bearer = bearerOf(request);
    // A token that another world's fault revoked is refused as any other: the faults of this world wait for a request that runs.
    const hits = tokens.isValid(bearer) ? hitsOn(world, calls) : noHits(calls);
    requests += 1;
    const noted = { id: requests, world, clock, shopper, calls, hits };
    const run = async (): Promise<unknown> => {
      const answers = await Promise.all(
        operations.map((operation, at) => {
          const hit = hits.answers[at];
          return answer(operation, { shop, world, shopper, baseUrl: publicUrl(), shopAddresses, ...(hit === undefined ? {} : { hit }) }, bearer);
        }),
      );
      writeJournal(journals.of(world), { ...noted, answers });
      const results = answers.map(({ result }) => result);
      return isBatch ? results : results[0];
    };
    // What never reaches the shop is noted all the same.
    if (hits.wire !== undefined && !asksShop(hits.wire)) writeJournal(journals.of(world), noted);
    return carryOut(reply, hits.wire, run);
  });
};
