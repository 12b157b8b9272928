import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { HOME } from '@shop/domain/shared/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { formReturnUrl, pageNamedIn } from './return-url.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;

/** Returns to the page of the form, with a toast that says why nothing was done. */
@Catch(TooManyAttempts)
export class TooManyAttemptsInForm implements ExceptionFilter<TooManyAttempts> {
  catch(failure: TooManyAttempts, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { requestContext, body, headers } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (requestContext === undefined) return void reply.send(failure);
    addToasts(requestContext.visitor(), [{ kind: 'error', messageKey: 'shop.error.tooManyTries' }]);
    void reply
      .code(SEE_OTHER)
      .header('location', formReturnUrl(pageNamedIn(body), headers.referer, requestContext.baseUrl, HOME))
      .send();
  }
}
