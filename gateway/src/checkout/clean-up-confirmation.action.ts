import { Body, Inject } from '@nestjs/common';
import { cleanUpConfirmation } from '@shop/domain/checkout/clean-up-confirmation';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import { LOG, type Log } from '../logging/log.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import type { RequestContext } from '../request/request-context.ts';

class CleanupBody {
  /** The next cart. */
  @IsShopId() readonly cartId: string;
}

/** Outcome of the clean-up after a confirmed order. */
interface CleanupReply {
  readonly successfull: boolean;
  readonly cartId: string | null;
  readonly errorMessage: MessageKey | null;
  /** Nothing was left to clean up: the confirmation was opened again. */
  readonly isRepeated: boolean;
}

const FAILED: CleanupReply = {
  successfull: false,
  cartId: null,
  errorMessage: 'shop.error.sessionExpired',
  isRepeated: false,
};

/** Leaves the checkout after the confirmation was shown (CLIENTOP-07). */
@Action()
export class CleanUpConfirmation {
  constructor(@Inject(LOG) private readonly log: Log) {}

  @ApiRoute('confirmation-cleanup')
  async api(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { cartId }: CleanupBody,
  ): Promise<CleanupReply> {
    const ports = {
      ...context.shop(),
      reportFailure: (failure: unknown) => this.log.failure(failure, context.requestId),
    };
    const cleaned = await cleanUpConfirmation(ports, visitor)(cartId);
    if (!cleaned.ok) return FAILED;
    const { isRepeated } = cleaned.value;
    return { successfull: true, cartId: visitor.shopper.cartId ?? null, errorMessage: null, isRepeated };
  }
}
