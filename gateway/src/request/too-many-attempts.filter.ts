import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FormEcho } from '@shop/domain/pages/page-contract';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { formReturnUrl, pageNamedIn } from './return-url.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;
const TEN_MINUTES = 600;
const HOUR = 3_600;

/** What a form without scripts gets back when a limit is reached. */
export interface TypedForm {
  /** The name under which its page shows it again. */
  readonly name: string;
  /** Its fields, without secrets; `*` stands for an id. */
  readonly fields: readonly string[];
}

/** What the page shows again, of a form whose fields are not what it echoes. */
export type EchoOfBody = (body: unknown) => FormEcho;

const typedIn = (body: unknown, fields: readonly string[]): Readonly<Record<string, string>> => {
  const patterns = fields.map((field) => field.split('.'));
  const isTyped = (name: string): boolean => {
    const parts = name.split('.');
    return patterns.some(
      (pattern) => pattern.length === parts.length && pattern.every((part, at) => part === '*' || part === parts[at]),
    );
  };
  const posted: readonly (readonly [string, unknown])[] =
    typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    posted.flatMap(([name, value]) => (typeof value === 'string' && isTyped(name) ? [[name, value] as const] : [])),
  );
};

const echoOf = (typed: TypedForm | EchoOfBody, body: unknown): FormEcho =>
  typeof typed === 'function'
    ? typed(body)
    : { form: typed.name, values: typedIn(body, typed.fields), fieldErrors: [] };

/** Says when to try again. */
const messageOf = ({ seconds }: TooManyAttempts): MessageKey => {
  if (seconds <= TEN_MINUTES) return 'shop.error.tooManyTries.minutes';
  return seconds <= HOUR ? 'shop.error.tooManyTries.hour' : 'shop.error.tooManyTries.day';
};

/** Returns to the page of the form, with what was typed, and a toast that says why nothing was done. */
@Catch(TooManyAttempts)
export class TooManyAttemptsInForm implements ExceptionFilter<TooManyAttempts> {
  constructor(
    private readonly page: string,
    private readonly typed?: TypedForm | EchoOfBody,
  ) {}

  catch(failure: TooManyAttempts, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { requestContext, body, headers } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (requestContext === undefined) return void reply.send(failure);
    const visitor = requestContext.visitor();
    addToasts(visitor, [{ kind: 'error', messageKey: messageOf(failure) }]);
    if (this.typed !== undefined) saveFormEcho(visitor, echoOf(this.typed, body));
    void reply
      .code(SEE_OTHER)
      .header('location', formReturnUrl(pageNamedIn(body), headers.referer, requestContext.baseUrl, this.page))
      .send();
  }
}
