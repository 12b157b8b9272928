import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Passes what a route throws to `error-reply.ts`, which replies to all failures. */
@Catch()
export class ForwardErrors implements ExceptionFilter {
  catch(failure: unknown, host: ArgumentsHost): void {
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .send(failure instanceof Error ? failure : new Error(String(failure)));
  }
}
