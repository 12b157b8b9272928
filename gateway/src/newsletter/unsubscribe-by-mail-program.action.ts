import { Get, Header, HttpCode, Post, Query, Redirect, UseFilters } from '@nestjs/common';
import { NEWSLETTER_ONE_CLICK, newsletterUnsubscriptionPath } from '@shop/domain/shared/paths';
import { Action } from '../graphql/action.decorator.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';

const OK = 200;
const SEE_OTHER = 303;

/** What mail programs post when somebody unsubscribes with their button (RFC 8058): no cookies and no origin, the token is the proof. */
@Action()
export class UnsubscribeByMailProgram {
  @Post(NEWSLETTER_ONE_CLICK)
  @HttpCode(OK)
  @Header('cache-control', NO_STORE)
  @UseFilters(ForwardErrors)
  async unsubscribe(
    @CurrentContext() context: RequestContext,
    @Query('token') token: unknown,
  ): Promise<{ readonly unsubscribed: true }> {
    const nobody = { storefront: context.storefront, loginState: 'logged-out' } as const;
    if (typeof token === 'string') await context.shop().newsletter.unsubscribe(nobody, { token });
    return { unsubscribed: true };
  }

  /** Opened like any other link, it changes nothing: the page has the button. */
  @Get(NEWSLETTER_ONE_CLICK)
  @Redirect('', SEE_OTHER)
  @Header('cache-control', NO_STORE)
  page(@Query('token') token: unknown): { readonly url: string } {
    return { url: newsletterUnsubscriptionPath(typeof token === 'string' ? token : '') };
  }
}
