import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Arrival } from '../arrivals.ts';
import { DoorClosed } from './doors.ts';

export const arrivalOf = (context: ExecutionContext): Arrival => {
  const { arrival } = context.switchToHttp().getRequest<FastifyRequest>();
  if (arrival === undefined) throw new DoorClosed('this route is not asked within the shop');
  return arrival;
};

/** Hands a route its `Arrival`. */
export const Arriving = createParamDecorator((_nothing: unknown, context: ExecutionContext) => arrivalOf(context));

/** Hands a route its `Visit`. */
export const Visiting = createParamDecorator((_nothing: unknown, context: ExecutionContext) => arrivalOf(context).visit());
