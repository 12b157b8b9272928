import { Controller, Get, Header, Inject, UseFilters } from '@nestjs/common';
import { findOrOpenCart } from '@shop/domain/carts/find-or-open-cart';
import type { RequestContext } from '../request/request-context.ts';
import { COOKIES } from '../cookies/cookies.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { API_TOKEN_COOKIE_MARGIN_SECONDS, API_TOKEN_LIFETIME_SECONDS, API_TOKENS } from '../http/api-token.ts';
import type { ApiTokens } from '../http/api-token.ts';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import { NO_STORE } from '../response-cache/cache-policy.ts';

const COOKIE_SECONDS = API_TOKEN_LIFETIME_SECONDS - API_TOKEN_COOKIE_MARGIN_SECONDS;

/** Returns what a page needs before it changes anything. */
@Controller('api')
@UseFilters(ForwardErrors)
export class TokenController {
  constructor(@Inject(API_TOKENS) private readonly tokens: ApiTokens) {}

  @Get('token')
  @Header('cache-control', NO_STORE)
  token(@CurrentContext() { jar, storefront }: RequestContext): { readonly token: string } {
    const token = this.tokens.issue();
    jar.write(COOKIES.apiToken, token, { seconds: COOKIE_SECONDS });
    if (jar.read(COOKIES.locale) !== storefront.locale) jar.write(COOKIES.locale, storefront.locale);
    return { token };
  }

  @Get('cart-id')
  @Header('cache-control', NO_STORE)
  async cartId(@CurrentContext() requestContext: RequestContext): Promise<{ readonly cartId: string }> {
    const visitor = requestContext.visitor();
    const find = async (): Promise<{ readonly cartId: string }> => {
      const { cart, opened } = await findOrOpenCart(requestContext.shop())(visitor.shopper);
      if (opened !== undefined) visitor.opened(opened);
      return { cartId: cart.id };
    };
    return unlessRevoked(requestContext.shop(), visitor)(find, find);
  }
}
