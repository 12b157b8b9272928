import { Body } from '@nestjs/common';
import { startPrimeCheckout } from '@shop/domain/prime/start-prime-checkout';
import { PRIME_CHECKOUT } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import { CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ids } from '../shared/ids.ts';
import { IsShopId } from '../shared/is-shop-id.ts';

class StartPrimeCheckoutForm {
  @IsShopId() readonly abo: string;
}

/** Begins the checkout of Prime with a plan. It is always posted, with scripts too. */
@Action()
export class StartPrimeCheckout {
  @FormRoute('prime-start', PRIME_CHECKOUT)
  form(@CurrentVisitor() visitor: Visit, @Body() { abo }: StartPrimeCheckoutForm): FormReply {
    startPrimeCheckout({ ids }, visitor, abo);
    return { path: PRIME_CHECKOUT };
  }
}
