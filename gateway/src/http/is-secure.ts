import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** Whether cookies need TLS: always in production, no matter what a request claims; elsewhere if this request came over TLS. */
export const isSecure = ({ stage }: Pick<Env, 'stage'>, { protocol }: Pick<FastifyRequest, 'protocol'>): boolean => stage === 'production' || protocol === 'https';
