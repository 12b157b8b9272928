import { Body, Controller, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import { savePaymentStep } from '@shop/domain/checkout/save-payment-step';
import { leitwegIdWarning } from '@shop/domain/payments/buyer-reference';
import { NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { CHECKOUT_PAYMENT, CHECKOUT_SUMMARY, HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import { PaymentForm } from './form-bodies.ts';
import { echoRefusal } from './form-refused.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;
const SESSION_EXPIRED: MessageKey = 'shop.error.sessionExpired';

/** The payment step before scripts run, or without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors)
export class PaymentFormsController {
  /** A reference that is no Leitweg-ID is accepted, with a warning on the next page. */
  @Post('payment-step')
  @Redirect(CHECKOUT_SUMMARY, SEE_OTHER)
  async save(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { paymentId = '', buyerReference }: PaymentForm,
  ): Promise<{ readonly url: string }> {
    const typed = { paymentId, buyerReference };
    const chosen = SHOP_ID.test(paymentId) ? paymentId : '';
    const saved = await savePaymentStep(
      shop,
      visitor,
    )({
      paymentId: chosen,
      ...(buyerReference === undefined ? {} : { buyerReference }),
    });
    if (saved.ok) {
      const warning = chosen === NEEDS_BUYER_REFERENCE ? leitwegIdWarning(buyerReference ?? '') : undefined;
      if (warning !== undefined) addToasts(visitor, [{ kind: 'warning', messageKey: warning }]);
      return { url: CHECKOUT_SUMMARY };
    }
    switch (saved.refusal.because) {
      case 'invalid-form':
        echoRefusal(visitor, 'payment', typed, saved.refusal);
        break;
      case 'payment-refused':
        echoRefusal(visitor, 'payment', typed, invalidForm([{ field: 'paymentId', message: saved.refusal.message }]));
        break;
      case 'session-expired':
        addToasts(visitor, [{ kind: 'warning', messageKey: SESSION_EXPIRED }]);
        return { url: HOME };
    }
    return { url: CHECKOUT_PAYMENT };
  }
}
