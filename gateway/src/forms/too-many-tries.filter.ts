import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { HOME } from '@shop/domain/shared/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyTries } from '../http/request-failures.ts';
import { wayBack } from './way-back.ts';

const SEE_OTHER = 303;

const formPageOf = (body: unknown): string | undefined => (typeof body === 'object' && body !== null && 'from' in body && typeof body.from === 'string' ? body.from : undefined);

/** Leads back to the page of the form, with a toast that says why nothing was done. */
@Catch(TooManyTries)
export class TooManyTriesByForm implements ExceptionFilter<TooManyTries> {
  catch(failure: TooManyTries, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { arrival, body, headers } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (arrival === undefined) return void reply.send(failure);
    arrival.visit().leaveToasts([{ kind: 'error', messageKey: 'shop.error.tooManyTries' }]);
    void reply.code(SEE_OTHER).header('location', wayBack(formPageOf(body), headers.referer, arrival.baseUrl, HOME)).send();
  }
}
