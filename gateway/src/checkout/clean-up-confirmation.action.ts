import { Body, Inject } from '@nestjs/common';
import { cleanUpConfirmation } from '@shop/domain/checkout/clean-up-confirmation';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Shop } from '@shop/domain/shop';
import { Action } from '../graphql/action.decorator.ts';
import { LOG, type Log } from '../logging/log.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';

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
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { cartId }: CleanupBody,
  ): Promise<CleanupReply> {
    const ports = { ...shop, reportFailure: (failure: unknown) => this.log.failure(failure, visitor.id) };
    const cleaned = await cleanUpConfirmation(ports, visitor)(cartId);
    if (!cleaned.ok) return FAILED;
    const { isRepeated } = cleaned.value;
    return { successfull: true, cartId: visitor.shopper.cartId ?? null, errorMessage: null, isRepeated };
  }
}
