import { applyDecorators, Injectable, Post, Redirect, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FormEcho, ServerToast } from '@shop/domain/pages/page-contract';
import type { Visit } from '@shop/domain/visit/visit.port';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from './route-guards.ts';
import { requestContextOf } from './current-context.decorator.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';
import { asciiUrl, formReturnUrl, pageNamedIn } from './return-url.ts';
import { type EchoOfBody, TooManyAttemptsInForm, type TypedForm } from './too-many-attempts.filter.ts';

const SEE_OTHER = 303;

/** What became of a form that was posted before scripts ran. The next page tells it. */
export interface FormReply {
  /** Where the shopper goes on; absent: on the page that the form names, or that it was sent from. */
  readonly path?: string;
  readonly toasts?: readonly ServerToast[];
  /** Shows the form again, with what was typed. */
  readonly echo?: FormEcho;
}

export const tellOnNextPage = (visit: Pick<Visit, 'read' | 'write'>, { toasts = [], echo }: FormReply): void => {
  addToasts(visit, toasts);
  if (echo !== undefined) saveFormEcho(visit, echo);
};

@Injectable()
class TellOnNextPage implements NestInterceptor<FormReply, { readonly url: string }> {
  constructor(private readonly otherwise: string) {}

  intercept(context: ExecutionContext, next: CallHandler<FormReply>): Observable<{ readonly url: string }> {
    const { baseUrl, visitor } = requestContextOf(context);
    const { body, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      map((reply) => {
        tellOnNextPage(visitor(), reply);
        const { path } = reply;
        if (path !== undefined) return { url: asciiUrl(path) };
        return { url: formReturnUrl(pageNamedIn(body), headers.referer, baseUrl, this.otherwise) };
      }),
    );
  }
}

/**
 * `POST /forms/<name>`: a form of our own pages, before scripts run or without them. Its method returns a `FormReply`; what was
 * typed comes back when it throws `TooManyAttempts`.
 */
export const FormRoute = (name: string, page: string, typed?: TypedForm | EchoOfBody): MethodDecorator =>
  applyDecorators(
    Post(`forms/${name}`),
    Redirect(page, SEE_OTHER),
    UseGuards(OwnFormsOnly),
    UseFilters(ForwardErrors, new TooManyAttemptsInForm(page, typed)),
    UseInterceptors(new TellOnNextPage(page)),
  );
