import { Body } from '@nestjs/common';
import type { OrderFormSource } from '@shop/domain/order-forms/read-rows-of';
import { readRowsOf } from '@shop/domain/order-forms/read-rows-of';
import { ORDER_FORM } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { IsIn, ValidateIf } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { moreRowsEcho } from './order-form-fields.ts';

class FillOrderFormFields {
  @IsIn(['order', 'cart', 'list']) readonly source: OrderFormSource['from'];
  @ValidateIf(({ source }: FillOrderFormFields) => source === 'order') @IsShopId() readonly orderId: string;
  @ValidateIf(({ source }: FillOrderFormFields) => source === 'list') @IsShopId() readonly wishlistId: string;
}

const sourceOf = ({ source, orderId, wishlistId }: FillOrderFormFields): OrderFormSource => {
  switch (source) {
    case 'order':
      return { from: source, orderId };
    case 'list':
      return { from: source, listId: wishlistId };
    case 'cart':
      return { from: source };
  }
};

/** Fills an order form in from an order, the basket or a list. What it holds already stays. */
@Action()
export class FillOrderForm {
  @FormRoute('fill-order-form', ORDER_FORM)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() form: FillOrderFormFields,
  ): Promise<FormReply> {
    const rows = await readRowsOf(shop, visitor)(sourceOf(form));
    if (rows.length === 0)
      return { path: ORDER_FORM, toasts: [{ kind: 'error', messageKey: 'shop.orderForm.sourceGone' }] };
    return { path: ORDER_FORM, echo: moreRowsEcho(rows) };
  }
}
