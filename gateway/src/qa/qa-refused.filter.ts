import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { QaRefused } from '@shop/fakes/qa/qa-refused';
import type { FastifyReply } from 'fastify';

/** Replies with the reason why a tester's request was refused. */
@Catch(QaRefused)
export class QaRefusedFilter implements ExceptionFilter<QaRefused> {
  catch({ status, code, message }: QaRefused, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<FastifyReply>().code(status).send({ statusCode: status, code, message });
  }
}
