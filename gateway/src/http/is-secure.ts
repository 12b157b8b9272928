import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** Whether browsers speak TLS with the shop: in production always, whatever a request says of itself; elsewhere where this one came so. */
export const isSecure = ({ stage }: Pick<Env, 'stage'>, { protocol }: Pick<FastifyRequest, 'protocol'>): boolean => stage === 'production' || protocol === 'https';
