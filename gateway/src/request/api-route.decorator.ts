import { applyDecorators, Header, HttpCode, Post, UseFilters, UseGuards } from '@nestjs/common';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { JsonOnly, MultipartOnly, OwnPagesOnly } from './route-guards.ts';

const OK = 200;

const apiRoute = (name: string, contentTypeGuard: typeof JsonOnly | typeof MultipartOnly): MethodDecorator =>
  applyDecorators(
    Post(`api/${name}`),
    HttpCode(OK),
    Header('cache-control', NO_STORE),
    UseGuards(contentTypeGuard, OwnPagesOnly),
    UseFilters(ForwardErrors),
  );

/** `POST /api/<name>`: JSON that a script of our own pages sends with the gateway's token. What the method returns is the reply. */
export const ApiRoute = (name: string): MethodDecorator => apiRoute(name, JsonOnly);

/** `POST /api/uploads/<name>`: a form with files that a script of our own pages sends with the gateway's token. */
export const UploadRoute = (name: string): MethodDecorator => apiRoute(`uploads/${name}`, MultipartOnly);
