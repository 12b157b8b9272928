import { Controller, Get, Header, Inject, UseFilters } from '@nestjs/common';
import { findOrOpenCart } from '@shop/domain/carts/find-or-open-cart';
import type { Shop } from '@shop/domain/shop';
import type { Arrival } from '../arrivals.ts';
import { COOKIES } from '../cookies.ts';
import { Arriving } from '../http/arriving.ts';
import { HandOver } from '../http/hand-over.filter.ts';
import { API_TOKEN_COOKIE_MARGIN_SECONDS, API_TOKEN_LIFETIME_SECONDS, API_TOKENS } from '../sessions/api-token.ts';
import type { ApiTokens } from '../sessions/api-token.ts';
import { SHOP } from '../shop.token.ts';

const COOKIE_SECONDS = API_TOKEN_LIFETIME_SECONDS - API_TOKEN_COOKIE_MARGIN_SECONDS;

/** What a page asks for before it changes anything. */
@Controller('api')
@UseFilters(HandOver)
export class TokenController {
  constructor(
    @Inject(API_TOKENS) private readonly tokens: ApiTokens,
    @Inject(SHOP) private readonly shop: Pick<Shop, 'carts' | 'sessions'>,
  ) {}

  @Get('token')
  @Header('cache-control', 'private, no-store')
  token(@Arriving() { jar, storefront }: Arrival): { readonly token: string } {
    const token = this.tokens.issue();
    jar.write(COOKIES.apiToken, token, { seconds: COOKIE_SECONDS });
    if (jar.read(COOKIES.locale) !== storefront.locale) jar.write(COOKIES.locale, storefront.locale);
    return { token };
  }

  @Get('cart-id')
  @Header('cache-control', 'private, no-store')
  async cartId(@Arriving() arrival: Arrival): Promise<{ readonly cartId: string }> {
    const visit = arrival.visit();
    const { cart, opened } = await findOrOpenCart(this.shop)(visit.shopper);
    if (opened !== undefined) visit.opened(opened);
    return { cartId: cart.id };
  }
}
