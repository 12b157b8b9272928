import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isSameOrigin } from '../http/write-permission.ts';
import { requestContextOf } from './current-context.decorator.ts';
import { contentTypeOf } from '../http/negotiation.ts';
import { isUploadPath } from '../http/path-families.ts';
import { forbidden, httpError, INVALID_TOKEN, wrongContentType } from '../http/errors.ts';

const MULTIPART = 'multipart/form-data';
const WRONG_ORIGIN = forbidden('This is taken from pages of this shop only.');

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** Accepts JSON only; an empty body needs no type. */
@Injectable()
export class JsonOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = requestOf(context);
    const isEmpty = request.body == null;
    if (contentTypeOf(request) === 'application/json' || (isEmpty && contentTypeOf(request) === '')) return true;
    throw httpError(wrongContentType('application/json'));
  }
}

/** Accepts forms with files only. */
@Injectable()
export class MultipartOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (contentTypeOf(requestOf(context)) === MULTIPART) return true;
    throw httpError(wrongContentType(MULTIPART));
  }
}

/** Accepts requests of this shop's pages with the gateway's token. */
@Injectable()
export class OwnPagesOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    switch (requestContextOf(context).permission()) {
      case 'granted':
        return true;
      case 'foreign-origin':
        throw httpError(WRONG_ORIGIN);
      case 'no-token':
        throw httpError(INVALID_TOKEN);
    }
  }
}

/** Accepts forms that this shop's pages post without scripts: they cannot carry a token (docs/decisions/0021). */
@Injectable()
export class OwnFormsOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = requestOf(context);
    const wanted = isUploadPath(request.url) ? MULTIPART : 'application/x-www-form-urlencoded';
    if (contentTypeOf(request) !== wanted) throw httpError(wrongContentType(wanted));
    if (!isSameOrigin(request.headers, requestContextOf(context).baseUrl)) throw httpError(WRONG_ORIGIN);
    return true;
  }
}
