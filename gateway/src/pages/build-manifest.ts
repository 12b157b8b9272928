import type { FastifyInstance } from 'fastify';

const SHORTLY = 'public, max-age=0, must-revalidate';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Tells open tabs which build is out (specification A7): `builds/latest.json` is asked now and then. */
export const serveBuildManifest = (fastify: FastifyInstance, buildId: string): void => {
  fastify.get('/builds/latest.json', (_request, reply) => reply.header('cache-control', SHORTLY).send({ id: buildId }));
  fastify.get(`/builds/meta/${buildId}.json`, (_request, reply) => reply.header('cache-control', FOR_A_YEAR).send({ id: buildId }));
};
