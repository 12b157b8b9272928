import { HttpException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { isCrossSite } from '@shop/fakes/qa/cross-site';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env/env.ts';
import { admittedBy } from '../network/admitted-by.ts';
import { servedHosts } from '../network/served-hosts.ts';
import type { ServedHosts } from '../network/served-hosts.ts';
import { ENV } from '../env/env.token.ts';

const forbidden = (message: string): HttpException =>
  new HttpException({ statusCode: 403, code: 'QA_FORBIDDEN', message }, HttpStatus.FORBIDDEN);

/** Refuses requests from other machines without QA_TOKEN, and cross-site requests (docs/decisions/0072). */
@Injectable()
export class LocalOnly implements CanActivate {
  private readonly hosts: ServedHosts;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.hosts = servedHosts(env);
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const admission = admittedBy(request, this.env.qaToken, this.hosts);
    if (admission === undefined)
      throw forbidden('The QA plane is open to this machine, at localhost or a host of the shop, or with QA_TOKEN.');
    if (admission !== 'token' && isCrossSite(request))
      throw forbidden('The QA plane is closed to pages of other sites. Open it in the address bar, or use a tool.');
    return true;
  }
}
