import { Body, Controller, Headers, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import { BASKET } from '@shop/domain/shared/paths';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Shop } from '@shop/domain/shop';
import { extendOwnReservation } from '@shop/domain/deals/own-reservation';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { FormOnPage } from './form-bodies.ts';
import { formReturnUrl } from '../request/return-url.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;
const EXTENDED: MessageKey = 'shop.deals.extended';
const NOT_EXTENDED: MessageKey = 'shop.deals.notExtended';

/** Extends reservations of lightning deals before scripts run, or without them. The page lists what was lost. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors)
export class DealFormsController {
  @Post('extend-deals')
  @Redirect(BASKET, SEE_OTHER)
  async extend(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { from }: FormOnPage,
    @Headers('referer') referer?: string,
  ): Promise<{ readonly url: string }> {
    const { reservation } = await extendOwnReservation(shop, visitor)();
    addToasts(visitor, [
      reservation.endsAt === undefined
        ? { kind: 'warning', messageKey: NOT_EXTENDED }
        : { kind: 'success', messageKey: EXTENDED },
    ]);
    return { url: formReturnUrl(from, referer, visitor.baseUrl, BASKET) };
  }
}
