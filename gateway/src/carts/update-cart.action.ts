import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, InputType, Int, Mutation } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, MinLength, ValidateIf, ValidateNested } from 'class-validator';
import type { ServerToast } from '@shop/domain/pages/page-contract';
import { CART_OPERATIONS, type CartOperation, type CartOperationKind } from '@shop/domain/carts/cart-operation';
import { keyOfCartRefusal } from '@shop/domain/carts/cart-refusal-key';
import type { CartReport, UpdatedCart } from '@shop/domain/carts/carts.port';
import { type NotUpdated, updateCart } from '@shop/domain/carts/update-cart';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { BASKET } from '@shop/domain/shared/paths';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { acceptQuantity } from './accept-quantity.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { type QuantityStep, QUANTITY_STEPS, steppedQuantity } from './stepped-quantity.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { wordScalar } from '../graphql/word-scalar.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { IsPieces, MAX_OPERATIONS } from './cart-limits.ts';
import { cartNoticeToasts } from './cart-notice-toasts.ts';
import { presentCart } from './present-cart.ts';
import { UpdateCartResult, type UpdateCartResultType } from './update-cart.types.ts';

/** Whether the operation is of such a kind: others do not have the field. */
const Of = (...kinds: readonly CartOperationKind[]): PropertyDecorator =>
  ValidateIf((operation: { readonly do: CartOperationKind }) => kinds.includes(operation.do));

const CartOperationKindScalar = wordScalar('CartOperationKind', CART_OPERATIONS, 'What a change of the cart does.');

/** What an operation is about. Each kind has its own fields. */
@InputType({ isAbstract: true })
class CartOperationFields {
  @IsIn(CART_OPERATIONS) @Field(() => CartOperationKindScalar) readonly do: CartOperationKind;
  @Of('add-position', 'take-out', 'save-item')
  @IsShopId()
  @Field(() => ID, { nullable: true })
  readonly itemId: string;
  @Of('change-quantity', 'remove-position', 'save-for-later')
  @IsShopId()
  @Field(() => ID, { nullable: true })
  readonly positionId: string;
  @Of('move-to-cart', 'remove-saved') @IsShopId() @Field(() => ID, { nullable: true }) readonly savedId: string;
  @Of('undo-merge', 'dismiss-merge') @IsShopId() @Field(() => ID, { nullable: true }) readonly mergedCartId: string;
}

const WITH_QUANTITY = ['add-position', 'change-quantity', 'take-out', 'save-item', 'move-to-cart'] as const;
const WITH_CODE = ['add-voucher', 'remove-voucher'] as const;

@InputType({ description: 'One change of the cart. Each kind has its own fields.' })
export class CartOperationInput extends CartOperationFields {
  @Of(...WITH_CODE) @MinLength(1) @IsText() @Field(() => String, { nullable: true }) readonly code: string;
  @Of(...WITH_QUANTITY) @IsPieces() @Field(() => Int, { nullable: true }) readonly quantity: number;
}

@ArgsType()
class UpdateCartArgs {
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_OPERATIONS)
  @ValidateNested({ each: true })
  @Type(() => CartOperationInput)
  @Field(() => [CartOperationInput])
  readonly operations: readonly CartOperationInput[];
}

/** One operation, as a page posts it without scripts. */
class UpdateCartForm extends CartOperationFields {
  /** As typed. */
  @Of(...WITH_CODE) @IsText() readonly code: string;
  /** As typed. An article is added once if nothing is said. */
  @IsOptionalText() readonly quantity?: string;
  /** The minimum order quantity that the page stated. */
  @IsOptionalText() readonly minimum?: string;
  /** The button that was pressed next to the quantity. */
  @IsOptional() @IsIn(QUANTITY_STEPS) readonly step?: QuantityStep;
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

const operationOf = (fields: CartOperationInput | UpdateCartForm, quantity: number): CartOperation => {
  const { do: kind, itemId, positionId, savedId, mergedCartId, code } = fields;
  switch (kind) {
    case 'add-position':
    case 'take-out':
    case 'save-item':
      return { do: kind, itemId, quantity };
    case 'change-quantity':
      return { do: kind, positionId, quantity };
    case 'remove-position':
    case 'save-for-later':
      return { do: kind, positionId };
    case 'move-to-cart':
      return { do: kind, savedId, quantity };
    case 'remove-saved':
      return { do: kind, savedId };
    case 'add-voucher':
    case 'remove-voucher':
      return { do: kind, code };
    case 'undo-merge':
    case 'dismiss-merge':
      return { do: kind, mergedCartId };
  }
};

const success = (messageKey: MessageKey, values: ServerToast['values'] = {}): ServerToast => ({
  kind: 'success',
  messageKey,
  values,
});

/** What the shop did differently than requested, or what it added if there is nothing else. */
const reportToasts = (report: CartReport): readonly ServerToast[] => {
  const notices = cartNoticeToasts(report);
  if (notices.length > 0) return notices;
  return report.added.map(({ name, quantity }) => success('shop.cart.added', { name, quantity: String(quantity) }));
};

/** What the report does not say. */
const doneToasts = ({ do: kind }: CartOperation, { mergeUndone }: CartReport): readonly ServerToast[] => {
  switch (kind) {
    case 'undo-merge':
      return [mergeUndone ? success('shop.cart.mergeUndone') : { ...success('shop.cart.mergeOver'), kind: 'info' }];
    case 'save-for-later':
      return [success('shop.cart.savedForLater')];
    case 'remove-saved':
      return [success('shop.cart.savedRemoved')];
    default:
      return [];
  }
};

/** A refused voucher is told where its code was typed. */
const voucherRefused = (code: string, message: MessageKey): FormReply => ({
  echo: { form: 'voucher', values: { code }, fieldErrors: [{ field: 'code', message }] },
});

/** Tells the next page. */
const replyOf = (updated: Result<UpdatedCart, NotUpdated>, operation: CartOperation): FormReply => {
  if (updated.ok)
    return { toasts: [...reportToasts(updated.value.report), ...doneToasts(operation, updated.value.report)] };
  const { refusal } = updated.refusal;
  const messageKey = keyOfCartRefusal(refusal);
  if (refusal.because !== 'voucher-refused' || operation.do !== 'add-voucher')
    return { toasts: [{ kind: 'error', messageKey }] };
  return voucherRefused(operation.code, messageKey);
};

const NOT_A_QUANTITY: FormReply = { toasts: [{ kind: 'warning', messageKey: 'shop.form.error.quantity' }] };

/** Changes the visitor's own cart. */
@Action()
export class UpdateCart {
  @Mutation(() => UpdateCartResult, { description: 'Applies the operations in order, all or none.' })
  async updateCart(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { operations }: UpdateCartArgs,
  ): Promise<UpdateCartResultType> {
    const { storefront } = visitor.shopper;
    const updated = await updateCart(
      shop,
      visitor,
    )(operations.map((operation) => operationOf(operation, operation.quantity)));
    if (updated.ok)
      return {
        __typename: 'CartUpdated',
        cart: presentCart(updated.value.cart, storefront),
        report: updated.value.report,
      };
    const { refusal, cart } = updated.refusal;
    return {
      __typename: 'CartRefused',
      because: refusal.because,
      messageKey: keyOfCartRefusal(refusal),
      cart: presentCart(cart, storefront),
    };
  }

  @FormRoute('update-cart', BASKET)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() form: UpdateCartForm,
  ): Promise<FormReply> {
    const change = async (operation: CartOperation): Promise<FormReply> =>
      replyOf(await updateCart(shop, visitor)([operation]), operation);
    switch (form.do) {
      case 'add-position':
        return this.add(form, change);
      case 'change-quantity': {
        const { positionId, quantity: typed = '', step } = form;
        const quantity = steppedQuantity(typed, step);
        return quantity === undefined
          ? { ...NOT_A_QUANTITY, echo: { form: 'quantity', values: { positionId, quantity: typed }, fieldErrors: [] } }
          : change(operationOf(form, quantity));
      }
      case 'take-out':
      case 'save-item':
      case 'move-to-cart': {
        const quantity = steppedQuantity(form.quantity ?? '') ?? 0;
        return quantity === 0 ? NOT_A_QUANTITY : change(operationOf(form, quantity));
      }
      case 'add-voucher':
        return form.code.trim() === ''
          ? voucherRefused(form.code, 'vue.form.error.requiredField')
          : change(operationOf(form, 0));
      default:
        return change(operationOf(form, 0));
    }
  }

  private async add(
    form: UpdateCartForm,
    change: (operation: CartOperation) => Promise<FormReply>,
  ): Promise<FormReply> {
    const { itemId, quantity: typed = '1', minimum, step } = form;
    const accepted = acceptQuantity({ itemId, quantity: typed, minimum, step });
    if (!accepted.ok) return accepted.refusal;
    const quantity = accepted.value;
    if (step === undefined) return change(operationOf(form, quantity));
    return { echo: { form: 'buy', values: { itemId, quantity: String(quantity) }, fieldErrors: [] } };
  }
}
