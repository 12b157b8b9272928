import type { FastifyRequest } from 'fastify';

/** The media type of a body, lower-case and without parameters; empty where none is named. */
export const contentTypeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
