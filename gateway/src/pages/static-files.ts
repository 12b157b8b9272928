import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Files at the root of the site, such as the web manifest and the icons. They are listed by name, so that they shadow no page. */
const rootFilesIn = (directory: string): readonly string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(?:br|gz)$/u.test(entry.name))
    .map(({ name }) => name);

/** Serves the built client's files: hashed names for a year, others for an hour; precompressed if possible. */
export const serveClientFiles = async (fastify: FastifyInstance, directory: string): Promise<void> => {
  await fastify.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    cacheControl: true,
  });
  for (const name of rootFilesIn(directory)) {
    fastify.get(`/${name}`, { config: { isForAllSites: true } }, (_request, reply) =>
      reply.sendFile(name, directory, { maxAge: HOUR_MS, immutable: false }),
    );
  }
};

/** Serves the pictures of the fake shop's products. */
export const servePictures = async (fastify: FastifyInstance, directory: string): Promise<void> => {
  await fastify.register(fastifyStatic, {
    root: directory,
    prefix: '/pictures/',
    decorateReply: false,
    maxAge: DAY_MS,
    index: false,
  });
};

const SHORTLY = 'public, max-age=0, must-revalidate';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Identifies the latest build for open tabs (CLIENTOP-11), which poll `builds/latest.json`. */
export const serveBuildManifest = (fastify: FastifyInstance, buildId: string): void => {
  fastify.get('/builds/latest.json', (_request, reply) => reply.header('cache-control', SHORTLY).send({ id: buildId }));
  fastify.get(`/builds/meta/${buildId}.json`, (_request, reply) =>
    reply.header('cache-control', FOR_A_YEAR).send({ id: buildId }),
  );
};
