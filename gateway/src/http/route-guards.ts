import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isSameOrigin } from '../sessions/write-permission.ts';
import { arrivalOf } from './arriving.ts';
import { contentTypeOf } from './content-type.ts';
import { foreignOrigin, noToken, wrongContentType } from './request-failures.ts';

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** Takes JSON only; an empty body needs no type. */
@Injectable()
export class JsonOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = requestOf(context);
    const isEmpty = request.body == null;
    if (contentTypeOf(request) === 'application/json' || (isEmpty && contentTypeOf(request) === '')) return true;
    throw wrongContentType('application/json');
  }
}

/** Takes what pages of this shop send with the gateway's token. */
@Injectable()
export class FromOurPages implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    switch (arrivalOf(context).visit().permission) {
      case 'granted':
        return true;
      case 'foreign-origin':
        throw foreignOrigin();
      case 'no-token':
        throw noToken();
    }
  }
}

/** Takes forms that pages of this shop post without scripts: they cannot carry a token (docs/decisions/0021). */
@Injectable()
export class FormFromOurPages implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = requestOf(context);
    if (contentTypeOf(request) !== 'application/x-www-form-urlencoded') throw wrongContentType('application/x-www-form-urlencoded');
    if (!isSameOrigin(request.headers, arrivalOf(context).baseUrl)) throw foreignOrigin();
    return true;
  }
}
