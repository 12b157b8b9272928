import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { WorldFailure } from '@shop/fakes/worlds/world-failure';
import type { FastifyReply } from 'fastify';
import { worldFailureMessage } from '@shop/fakes/qa/world-failure-message';

/** Replies with the code and the message of a world's failure. */
@Catch(WorldFailure)
export class WorldFailureFilter implements ExceptionFilter<WorldFailure> {
  catch(failure: WorldFailure, host: ArgumentsHost): void {
    const { status, code } = failure;
    host.switchToHttp().getResponse<FastifyReply>().code(status).send({ statusCode: status, code, message: worldFailureMessage(failure, 'shop') });
  }
}
