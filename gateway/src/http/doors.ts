import { CARD_PAYMENT_RETURN } from '@shop/domain/shared/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Arrival, Arrivals } from '../arrivals.ts';
import { cardReturnPosted } from '../pages/card-return.ts';
import type { PageFailure } from '@shop/client/app/page-contract';
import { serveBuildManifest } from '../pages/build-manifest.ts';
import { serveClientFiles, servePictures } from '../pages/static-files.ts';
import type { WorldGate } from '../worlds/world-gate.ts';
import type { Surroundings } from '../surroundings.ts';
import { isPageAddress } from './address-families.ts';

/** Answers requests that belong to the shop itself. */
export type Door = (request: FastifyRequest, reply: FastifyReply, arrival: Arrival) => Promise<FastifyReply>;

/** The shop's own entrances; closed until all that lies behind them stands. */
export interface Doors {
  arrivals?: Arrivals;
  worlds?: WorldGate;
  graphqlAsked?: Door;
  graphqlPosted?: Door;
  page?: Door;
  /** Shows a failure as a page. */
  failure?: (request: FastifyRequest, reply: FastifyReply, arrival: Arrival, failure: PageFailure) => Promise<FastifyReply>;
}

/** A programming error: a request came through before the shop stood. */
export class DoorClosed extends Error {
  override readonly name = 'DoorClosed';
}

const through = async (door: Door | undefined, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  if (door === undefined || request.arrival === undefined) throw new DoorClosed('the shop does not stand yet');
  return door(request, reply, request.arrival);
};

/**
 * Routes of the doors. Registered before Nest hangs its hooks on the server, because they carry most of the load and
 * need none of them (docs/decisions/0022).
 */
export const openDoors =
  (doors: Doors, { client, picturesDirectory }: Pick<Surroundings, 'client' | 'picturesDirectory'>) =>
  async (fastify: FastifyInstance): Promise<void> => {
    if (client.filesDirectory !== undefined) await serveClientFiles(fastify, client.filesDirectory);
    if (picturesDirectory !== undefined) await servePictures(fastify, picturesDirectory);
    serveBuildManifest(fastify, client.buildId);
    fastify.get('/graphql', (request, reply) => through(doors.graphqlAsked, request, reply));
    fastify.post('/graphql', (request, reply) => through(doors.graphqlPosted, request, reply));
    fastify.post(CARD_PAYMENT_RETURN, cardReturnPosted);
    fastify.get('/*', (request, reply) => (isPageAddress(request.url) ? through(doors.page, request, reply) : reply.callNotFound()));
  };
