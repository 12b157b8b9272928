import { Body, Controller, Inject, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import { joinWaitingList } from '@shop/domain/prime/join-waiting-list';
import { CURRENCIES, money } from '@shop/domain/shared/money';
import type { Currency } from '@shop/domain/shared/money';
import { fieldErrorsOf, invalidForm } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { PRIME, PRIME_CHECKOUT } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { IsIn } from 'class-validator';
import { ORDER_BUTTON_PORTS, type OrderButtonPortsFor } from '../payments/order-button-ports.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { primeRefusal } from '../prime/present-prime.ts';
import { startPrimeCheckout } from '@shop/domain/prime/start-prime-checkout';
import { subscribeOnce } from '@shop/domain/prime/subscribe-once';
import type { SubscribeOnceRefusal } from '@shop/domain/prime/subscribe-once';
import { CurrentShop, CurrentVisitor, OrderingShop } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import { ids } from '../shared/ids.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { echoRefusal } from './form-refused.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;

class StartForm {
  @IsShopId() readonly abo: string;
}

class SubscribeForm extends StartForm {
  @IsOptionalText() readonly paymentId?: string;
  /** Of the first term, as it was shown, in minor units. */
  @IsText() readonly price: string;
  @IsIn(CURRENCIES) readonly currency: Currency;
}

class WaitingListForm {
  @IsText() readonly email: string;
}

interface SentBack {
  readonly url: string;
}

const REQUIRED: MessageKey = 'vue.checkout.paymentStep.errorNoPaymentSelected';

/** The membership before scripts run, or without them; the first form is always sent like this. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors)
export class PrimeFormsController {
  constructor(@Inject(ORDER_BUTTON_PORTS) private readonly portsFor: OrderButtonPortsFor) {}

  @Post('prime-start')
  @Redirect(PRIME_CHECKOUT, SEE_OTHER)
  start(@CurrentVisitor() visitor: VisitorSession, @Body() { abo }: StartForm): void {
    startPrimeCheckout({ ids }, visitor, abo);
  }

  @Post('prime-subscribe')
  @Redirect(PRIME, SEE_OTHER)
  async subscribe(
    @CurrentVisitor() visitor: VisitorSession,
    @OrderingShop() orderingShop: Shop,
    @Body() { abo, paymentId = '', price, currency }: SubscribeForm,
  ): Promise<SentBack> {
    if (!SHOP_ID.test(paymentId)) {
      echoRefusal(visitor, 'prime-checkout', { paymentId }, invalidForm(fieldErrorsOf({ paymentId: REQUIRED })));
      return { url: PRIME_CHECKOUT };
    }
    const seen = Number(price);
    const order = { abo, paymentId, price: money(Number.isSafeInteger(seen) ? seen : 0, currency) };
    const outcome = await subscribeOnce(this.portsFor(orderingShop, visitor), visitor)(order);
    if (!outcome.ok) return this.refused(visitor, outcome.refusal, paymentId);
    switch (outcome.value.happened) {
      case 'member-joined':
        addToasts(visitor, [{ kind: 'success', messageKey: 'shop.prime.joined' }]);
        return { url: PRIME };
      case 'redirect-needed':
        return { url: outcome.value.url };
      case 'card-payment-needed': {
        const { url, fields } = outcome.value.cardPayment;
        saveFormEcho(visitor, {
          form: 'prime-card',
          values: { ...Object.fromEntries(fields.map(({ name, value }) => [`field.${name}`, value])), url },
          fieldErrors: [],
        });
        return { url: PRIME_CHECKOUT };
      }
    }
  }

  @Post('prime-waiting-list')
  @Redirect(PRIME, SEE_OTHER)
  async wait(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { email }: WaitingListForm,
  ): Promise<void> {
    const joined = await joinWaitingList(shop)(visitor.shopper, email);
    if (joined.ok) addToasts(visitor, [{ kind: 'success', messageKey: 'shop.prime.waiting' }]);
    else echoRefusal(visitor, 'prime-waiting-list', { email }, joined.refusal);
  }

  private refused(visitor: VisitorSession, refusal: SubscribeOnceRefusal, paymentId: string): SentBack {
    const { messageKey: general, path } = primeRefusal(refusal);
    if (path === undefined) {
      echoRefusal(visitor, 'prime-checkout', { paymentId }, { because: 'invalid-form', fieldErrors: [], general });
      return { url: PRIME_CHECKOUT };
    }
    addToasts(visitor, [{ kind: 'warning', messageKey: general }]);
    return { url: path };
  }
}
