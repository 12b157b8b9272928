import { Body, Controller, Headers, Inject, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { ServerToast } from '@shop/client/app/page-contract';
import type { CartOperation, CartReport } from '@shop/domain/carts/carts.port';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { dealSplitMessage } from '@shop/domain/deals/deal-quantity';
import { BASKET } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { keyOfCartRefusal } from '../carts/cart-refusal-key.ts';
import { updateCart } from '../carts/update-cart.ts';
import { CurrentVisitor } from '../request/current-context.decorator.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../http/route-guards.ts';
import { SHOP } from '../shop.token.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import { acceptQuantity } from './accept-quantity.ts';
import {
  AddToCartForm,
  MergeForm,
  MoveToCartForm,
  PositionForm,
  QuantityForm,
  SavedLineForm,
  VoucherForm,
} from './form-bodies.ts';
import { TooManyAttemptsInForm } from './too-many-attempts.filter.ts';
import { formReturnUrl } from './return-url.ts';
import { steppedQuantity } from './stepped-quantity.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;

interface SentBack {
  readonly url: string;
}

const warning = (messageKey: string, values: Readonly<Record<string, string>>): ServerToast => ({
  kind: 'warning',
  messageKey,
  values,
});

/** What the shop did differently than requested (specification A8: cart add reports), or what it added if there is nothing else. */
const toastsOf = ({
  variantsToChoose,
  maxInCart,
  quantityChanged,
  dealSplit,
  added,
}: CartReport): readonly ServerToast[] => {
  const warnings = [
    ...variantsToChoose.map(({ name }) => warning('shop.cart.variantsToChoose', { name })),
    ...quantityChanged.map(({ name, asked, now }) =>
      warning('shop.cart.quantityChanged', { name, asked: String(asked), now: String(now) }),
    ),
    ...maxInCart.map(({ name, max }) => warning('shop.cart.maxInCart', { name, max: String(max) })),
    ...dealSplit.map(({ name, lightning, normal }) =>
      warning(dealSplitMessage({ lightning }), { name, lightning: String(lightning), normal: String(normal) }),
    ),
  ];
  if (warnings.length > 0) return warnings;
  return added.map(({ name, quantity }) => ({
    kind: 'success',
    messageKey: 'shop.cart.added',
    values: { name, quantity: String(quantity) },
  }));
};

const undoToast = ({ mergeUndone }: CartReport): ServerToast =>
  mergeUndone
    ? { kind: 'success', messageKey: 'shop.cart.mergeUndone', values: {} }
    : { kind: 'info', messageKey: 'shop.cart.mergeOver', values: {} };

const success = (messageKey: MessageKey): readonly ServerToast[] => [{ kind: 'success', messageKey, values: {} }];

/** What the report does not say. */
const doneToasts = ({ do: done }: CartOperation, report: CartReport): readonly ServerToast[] => {
  if (done === 'undo-merge') return [undoToast(report)];
  if (done === 'save-for-later') return success('shop.cart.savedForLater');
  return done === 'remove-saved' ? success('shop.cart.savedRemoved') : [];
};

const changeTo = (quantity: number, positionId: string): CartOperation =>
  quantity === 0 ? { do: 'remove-position', positionId } : { do: 'change-quantity', positionId, quantity };

const refuseQuantity = (visitor: VisitorSession, url: string): SentBack => {
  addToasts(visitor, [{ kind: 'warning', messageKey: 'shop.form.error.quantity' }]);
  return { url };
};

/** Changes of the cart before scripts run, or without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class CartFormsController {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'carts' | 'sessions'>) {}

  @Post('add-to-cart')
  @Redirect(BASKET, SEE_OTHER)
  add(
    @CurrentVisitor() visitor: VisitorSession,
    @Body() { itemId, quantity, minimum, step, from }: AddToCartForm,
    @Headers('referer') referer?: string,
  ): Promise<SentBack> {
    const url = formReturnUrl(from, referer, visitor.baseUrl, BASKET);
    const accepted = acceptQuantity(visitor, { itemId, quantity, minimum, step });
    if (accepted === undefined) return Promise.resolve({ url });
    if (step === undefined) return this.change(visitor, { do: 'add-position', itemId, quantity: accepted }, url);
    saveFormEcho(visitor, { form: 'buy', values: { itemId, quantity: String(accepted) }, fieldErrors: [] });
    return Promise.resolve({ url });
  }

  @Post('change-quantity')
  @Redirect(BASKET, SEE_OTHER)
  changeQuantity(
    @CurrentVisitor() visitor: VisitorSession,
    @Body() { positionId, quantity, step, from }: QuantityForm,
  ): Promise<SentBack> {
    const url = formReturnUrl(from, undefined, visitor.baseUrl, BASKET);
    const requested = steppedQuantity(quantity, step);
    if (requested !== undefined) return this.change(visitor, changeTo(requested, positionId), url);
    saveFormEcho(visitor, { form: 'quantity', values: { positionId, quantity }, fieldErrors: [] });
    return Promise.resolve(refuseQuantity(visitor, url));
  }

  @Post('remove-position')
  @Redirect(BASKET, SEE_OTHER)
  remove(@CurrentVisitor() visitor: VisitorSession, @Body() { positionId, from }: PositionForm): Promise<SentBack> {
    return this.change(
      visitor,
      { do: 'remove-position', positionId },
      formReturnUrl(from, undefined, visitor.baseUrl, BASKET),
    );
  }

  @Post('add-voucher')
  @Redirect(BASKET, SEE_OTHER)
  addVoucher(@CurrentVisitor() visitor: VisitorSession, @Body() { code, from }: VoucherForm): Promise<SentBack> {
    return this.change(visitor, { do: 'add-voucher', code }, formReturnUrl(from, undefined, visitor.baseUrl, BASKET));
  }

  @Post('remove-voucher')
  @Redirect(BASKET, SEE_OTHER)
  removeVoucher(@CurrentVisitor() visitor: VisitorSession, @Body() { code, from }: VoucherForm): Promise<SentBack> {
    return this.change(
      visitor,
      { do: 'remove-voucher', code },
      formReturnUrl(from, undefined, visitor.baseUrl, BASKET),
    );
  }

  @Post('save-for-later')
  @Redirect(BASKET, SEE_OTHER)
  saveForLater(
    @CurrentVisitor() visitor: VisitorSession,
    @Body() { positionId, from }: PositionForm,
  ): Promise<SentBack> {
    return this.change(
      visitor,
      { do: 'save-for-later', positionId },
      formReturnUrl(from, undefined, visitor.baseUrl, BASKET),
    );
  }

  @Post('move-to-cart')
  @Redirect(BASKET, SEE_OTHER)
  moveToCart(
    @CurrentVisitor() visitor: VisitorSession,
    @Body() { savedId, quantity, from }: MoveToCartForm,
  ): Promise<SentBack> {
    const url = formReturnUrl(from, undefined, visitor.baseUrl, BASKET);
    const pieces = steppedQuantity(quantity);
    return pieces === undefined || pieces === 0
      ? Promise.resolve(refuseQuantity(visitor, url))
      : this.change(visitor, { do: 'move-to-cart', savedId, quantity: pieces }, url);
  }

  @Post('remove-saved')
  @Redirect(BASKET, SEE_OTHER)
  removeSaved(@CurrentVisitor() visitor: VisitorSession, @Body() { savedId, from }: SavedLineForm): Promise<SentBack> {
    return this.change(
      visitor,
      { do: 'remove-saved', savedId },
      formReturnUrl(from, undefined, visitor.baseUrl, BASKET),
    );
  }

  @Post('undo-merge')
  @Redirect(BASKET, SEE_OTHER)
  undoMerge(
    @CurrentVisitor() visitor: VisitorSession,
    @Body() { merged, from }: MergeForm,
    @Headers('referer') referer?: string,
  ): Promise<SentBack> {
    return this.change(
      visitor,
      { do: 'undo-merge', from: merged },
      formReturnUrl(from, referer, visitor.baseUrl, BASKET),
    );
  }

  @Post('dismiss-merge')
  @Redirect(BASKET, SEE_OTHER)
  dismissMerge(
    @CurrentVisitor() visitor: VisitorSession,
    @Body() { merged, from }: MergeForm,
    @Headers('referer') referer?: string,
  ): Promise<SentBack> {
    return this.change(
      visitor,
      { do: 'dismiss-merge', from: merged },
      formReturnUrl(from, referer, visitor.baseUrl, BASKET),
    );
  }

  private async change(visitor: VisitorSession, operation: CartOperation, url: string): Promise<SentBack> {
    const updated = await updateCart(this.shop)(visitor, [operation]);
    if (updated.ok) {
      addToasts(visitor, [...toastsOf(updated.value.report), ...doneToasts(operation, updated.value.report)]);
      return { url };
    }
    const { refusal } = updated.refusal;
    const messageKey = keyOfCartRefusal(refusal);
    if (refusal.because === 'voucher-refused' && operation.do === 'add-voucher') {
      saveFormEcho(visitor, {
        form: 'voucher',
        values: { code: operation.code },
        fieldErrors: [{ field: 'code', message: messageKey }],
      });
    } else addToasts(visitor, [{ kind: 'error', messageKey }]);
    return { url };
  }
}
