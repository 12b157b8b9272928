import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { WorldFailure } from '@shop/fakes/worlds/world-failure';
import type { FastifyReply } from 'fastify';
import { worldFailureMessage } from '@shop/fakes/qa/world-failure-message';

/** Tells what is wrong with a world, by its code and in words. */
@Catch(WorldFailure)
export class WorldFailureFilter implements ExceptionFilter<WorldFailure> {
  catch(failure: WorldFailure, host: ArgumentsHost): void {
    const { status, code } = failure;
    host.switchToHttp().getResponse<FastifyReply>().code(status).send({ statusCode: status, code, message: worldFailureMessage(failure, 'shop') });
  }
}
