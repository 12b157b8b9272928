import { Body, Controller, Headers, Inject, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { ServerToast } from '@shop/client/app/page-contract';
import type { CartOperation, CartReport } from '@shop/domain/carts/carts.port';
import { BASKET } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { keyOfCartRefusal } from '../carts/cart-refusal-key.ts';
import { updateCart } from '../carts/update-cart.ts';
import { Visiting } from '../http/arriving.ts';
import { HandOver } from '../http/hand-over.filter.ts';
import { FormFromOurPages } from '../http/route-guards.ts';
import { SHOP } from '../shop.token.ts';
import type { Visit } from '../visit.ts';
import { AddToCartForm, PositionForm, QuantityForm, VoucherForm } from './form-bodies.ts';
import { readQuantity } from './read-quantity.ts';
import { TooManyTriesByForm } from './too-many-tries.filter.ts';
import { wayBack } from './way-back.ts';

const SEE_OTHER = 303;

interface SentBack {
  readonly url: string;
}

const warning = (messageKey: string, values: Readonly<Record<string, string>>): ServerToast => ({ kind: 'warning', messageKey, values });

/** Each thing that the shop did otherwise than asked (specification A8: cart add reports); what it added where there is none. */
const toastsOf = ({ variantsToChoose, maxInCart, quantityChanged, added }: CartReport): readonly ServerToast[] => {
  const warnings = [
    ...variantsToChoose.map(({ name }) => warning('shop.cart.variantsToChoose', { name })),
    ...quantityChanged.map(({ name, asked, now }) => warning('shop.cart.quantityChanged', { name, asked: String(asked), now: String(now) })),
    ...maxInCart.map(({ name, max }) => warning('shop.cart.maxInCart', { name, max: String(max) })),
  ];
  if (warnings.length > 0) return warnings;
  return added.map(({ name, quantity }) => ({ kind: 'success', messageKey: 'shop.cart.added', values: { name, quantity: String(quantity) } }));
};

const changeTo = (quantity: number | undefined, positionId: string): CartOperation | undefined => {
  if (quantity === undefined) return undefined;
  return quantity === 0 ? { do: 'remove-position', positionId } : { do: 'change-quantity', positionId, quantity };
};

/** What a shopper does to the cart before scripts run, or without them. */
@Controller('forms')
@UseGuards(FormFromOurPages)
@UseFilters(HandOver, TooManyTriesByForm)
export class CartFormsController {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'carts' | 'sessions'>) {}

  @Post('add-to-cart')
  @Redirect(BASKET, SEE_OTHER)
  add(@Visiting() visit: Visit, @Body() { itemId, quantity, step, from }: AddToCartForm, @Headers('referer') referer?: string): Promise<SentBack> {
    const asked = readQuantity(quantity, 1, step);
    const url = wayBack(from, referer, visit.baseUrl, BASKET);
    if (step === undefined || asked === undefined) return this.change(visit, asked === undefined ? undefined : { do: 'add-position', itemId, quantity: asked }, url);
    visit.leaveEcho({ form: 'buy', values: { itemId, quantity: String(asked) }, fieldErrors: [] });
    return Promise.resolve({ url });
  }

  @Post('change-quantity')
  @Redirect(BASKET, SEE_OTHER)
  changeQuantity(@Visiting() visit: Visit, @Body() { positionId, quantity, step, from }: QuantityForm): Promise<SentBack> {
    return this.change(visit, changeTo(readQuantity(quantity, 0, step), positionId), wayBack(from, undefined, visit.baseUrl, BASKET));
  }

  @Post('remove-position')
  @Redirect(BASKET, SEE_OTHER)
  remove(@Visiting() visit: Visit, @Body() { positionId, from }: PositionForm): Promise<SentBack> {
    return this.change(visit, { do: 'remove-position', positionId }, wayBack(from, undefined, visit.baseUrl, BASKET));
  }

  @Post('add-voucher')
  @Redirect(BASKET, SEE_OTHER)
  addVoucher(@Visiting() visit: Visit, @Body() { code, from }: VoucherForm): Promise<SentBack> {
    return this.change(visit, { do: 'add-voucher', code: code.trim() }, wayBack(from, undefined, visit.baseUrl, BASKET));
  }

  @Post('remove-voucher')
  @Redirect(BASKET, SEE_OTHER)
  removeVoucher(@Visiting() visit: Visit, @Body() { code, from }: VoucherForm): Promise<SentBack> {
    return this.change(visit, { do: 'remove-voucher', code }, wayBack(from, undefined, visit.baseUrl, BASKET));
  }

  /** `operation` is absent where the quantity was none. */
  private async change(visit: Visit, operation: CartOperation | undefined, url: string): Promise<SentBack> {
    if (operation === undefined) {
      visit.leaveToasts([{ kind: 'error', messageKey: 'shop.cart.noQuantity' }]);
      return { url };
    }
    const updated = await updateCart(this.shop)(visit, [operation]);
    if (updated.ok) {
      visit.leaveToasts(toastsOf(updated.value.report));
      return { url };
    }
    const { refusal } = updated.refusal;
    const messageKey = keyOfCartRefusal(refusal);
    visit.leaveToasts([{ kind: 'error', messageKey }]);
    if (refusal.because === 'voucher-refused') {
      visit.leaveEcho({ form: 'voucher', values: { code: refusal.code }, fieldErrors: [{ field: 'code', message: messageKey }] });
    }
    return { url };
  }
}
