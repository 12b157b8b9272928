import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { QaRefused } from '@shop/fakes/qa/qa-refused';
import { worldFailureMessage } from '@shop/fakes/qa/world-failure-message';
import { WorldFailure } from '@shop/fakes/worlds/world-failure';
import type { FastifyReply } from 'fastify';

const reply = (host: ArgumentsHost, statusCode: number, code: string, message: string): void =>
  void host.switchToHttp().getResponse<FastifyReply>().code(statusCode).send({ statusCode, code, message });

/** Replies with the reason why a tester's request was refused. */
@Catch(QaRefused)
export class QaRefusedFilter implements ExceptionFilter<QaRefused> {
  catch({ status, code, message }: QaRefused, host: ArgumentsHost): void {
    reply(host, status, code, message);
  }
}

/** Replies with the code and the message of a world's failure. */
@Catch(WorldFailure)
export class WorldFailureFilter implements ExceptionFilter<WorldFailure> {
  catch(failure: WorldFailure, host: ArgumentsHost): void {
    reply(host, failure.status, failure.code, worldFailureMessage(failure, 'shop'));
  }
}
