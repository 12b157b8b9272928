import { Body } from '@nestjs/common';
import { Args, Context, Mutation } from '@nestjs/graphql';
import type { CartClosed } from '@shop/domain/carts/carts.port';
import { keyOfCartRefusal } from '@shop/domain/carts/cart-refusal-key';
import { addOrderForm } from '@shop/domain/order-forms/add-order-form';
import { rowsLeft } from '@shop/domain/order-forms/order-form';
import { toldOfAddedForm } from '@shop/domain/order-forms/told-of-added-form';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { ORDER_FORM } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { presentCart } from '../carts/present-cart.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { OrderFormArgs } from './check-order-form.action.ts';
import { OrderFormFields, orderFormEcho, postedOrderForm, rowsOfForm } from './order-form-fields.ts';
import { AddOrderFormResult, type AddOrderFormResultType } from './order-form.types.ts';
import { presentLine } from './present-order-form.ts';

const keyOf = (refusal: CartClosed | { readonly because: 'nothing-to-order' }): MessageKey =>
  refusal.because === 'nothing-to-order' ? 'shop.orderForm.nothing' : keyOfCartRefusal(refusal);

/** Puts what can be bought of an order form into the visitor's cart; the other rows stay on the form (SVC-01). */
@Action()
export class AddOrderForm {
  @Mutation(() => AddOrderFormResult)
  async addOrderForm(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { rows }: OrderFormArgs,
  ): Promise<AddOrderFormResultType> {
    const added = await addOrderForm(shop, visitor)(rows);
    if (!added.ok) {
      const { refusal } = added;
      const lines = refusal.because === 'nothing-to-order' ? refusal.lines.map(presentLine) : [];
      return { __typename: 'OrderFormRefused', messageKey: keyOf(refusal), lines };
    }
    const { cart, report, lines } = added.value;
    return {
      __typename: 'OrderFormAdded',
      cart: presentCart(cart, visitor.shopper.storefront),
      report,
      lines: lines.map(presentLine),
    };
  }

  @FormRoute('add-order-form', ORDER_FORM, postedOrderForm)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() form: OrderFormFields,
  ): Promise<FormReply> {
    const { rows, beyond } = rowsOfForm(form);
    const added = await addOrderForm(shop, visitor)(rows);
    if (!added.ok)
      return {
        path: ORDER_FORM,
        toasts: [{ kind: 'error', messageKey: keyOf(added.refusal) }],
        echo: orderFormEcho(rows, beyond),
      };
    return {
      path: ORDER_FORM,
      toasts: toldOfAddedForm(added.value.lines),
      echo: orderFormEcho(rowsLeft(rows, added.value.lines), beyond),
    };
  }
}
