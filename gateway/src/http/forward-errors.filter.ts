import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Hands what a route throws to the one place that replies to failures (`error-reply.ts`). */
@Catch()
export class ForwardErrors implements ExceptionFilter {
  catch(failure: unknown, host: ArgumentsHost): void {
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .send(failure instanceof Error ? failure : new Error(String(failure)));
  }
}
