import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { isInside } from '../http/is-inside.ts';
import { ENV } from '../shop.token.ts';

/** The QA plane answers on this machine, elsewhere with QA_TOKEN (staging 1.10). */
@Injectable()
export class FromInside implements CanActivate {
  constructor(@Inject(ENV) private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    if (isInside(context.switchToHttp().getRequest<FastifyRequest>(), this.env.qaToken)) return true;
    throw new HttpException({ statusCode: 403, code: 'QA_FORBIDDEN', message: 'The QA plane is for loopback or with QA_TOKEN.' }, HttpStatus.FORBIDDEN);
  }
}
