import { Catch, HttpException, Inject } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOG } from '../logging/log.ts';
import type { Log } from '../logging/log.ts';
import { TooManyTries } from './request-failures.ts';

const INTERNAL = { statusCode: 500, message: 'Internal error', classification: 'INTERNAL_ERROR', messageKey: 'shop.error.internal' };

/** Answers failures of routes in JSON: refusals with their reason, failures of ours only by their kind. */
@Catch()
export class JsonFailures implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Log) {}

  catch(failure: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    reply.header('cache-control', 'no-store');
    if (failure instanceof TooManyTries) reply.header('retry-after', failure.seconds);
    if (failure instanceof HttpException) {
      reply.code(failure.getStatus()).send(failure.getResponse());
      return;
    }
    this.log.failure(failure, http.getRequest<FastifyRequest>().id);
    reply.code(INTERNAL.statusCode).send(INTERNAL);
  }
}
