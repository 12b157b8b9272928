import { Inject, Post, Res, UseFilters, UseGuards } from '@nestjs/common';
import { copyAccount } from '@shop/domain/customers/copy-account';
import { CONTACT_DETAILS, LOGIN } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import type { FastifyReply } from 'fastify';
import { CACHE, type Cache } from '../cache/cache.port.ts';
import { Action } from '../graphql/action.decorator.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { counters } from '../limits/counters.ts';
import { limitedCopies } from '../limits/limited-copies.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { ReadsFields } from '../request/reads-fields.decorator.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import type { RequestContext } from '../request/request-context.ts';

const OK = 200;
const SEE_OTHER = 303;
const FILE_NAME = 'customer-data.json';

/** Downloads what the shop keeps in the customer’s account. */
@Action()
export class CopyAccount {
  constructor(@Inject(CACHE) private readonly cache: Cache) {}

  /** The page stays open. */
  @Post('forms/account-copy')
  @UseGuards(OwnFormsOnly)
  @UseFilters(ForwardErrors, new TooManyAttemptsInForm(CONTACT_DETAILS))
  @ReadsFields(['from'])
  async download(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const copy = await limitedCopies(
      copyAccount(context.shop(), visitor),
      counters(this.cache),
      context.source(),
      visitor.shopper,
    )();
    reply.header('cache-control', NO_STORE);
    if (copy === undefined) return reply.code(SEE_OTHER).header('location', LOGIN).send();
    return reply
      .code(OK)
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${FILE_NAME}"`)
      .send(JSON.stringify(copy, undefined, 2));
  }
}
