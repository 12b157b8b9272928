import { Body } from '@nestjs/common';
import { linesOfRows } from '@shop/domain/order-forms/order-form-rows';
import { ORDER_FORM } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { merkzettelOf } from '@shop/domain/wishlists/add-to-list';
import { Action } from '../graphql/action.decorator.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { importWithoutScripts } from '../wishlists/import-into-wishlist.action.ts';
import { OrderFormFields, orderFormEcho, postedOrderForm, rowsOfForm } from './order-form-fields.ts';

/** Puts the articles of an order form on the Merkzettel. */
@Action()
export class OrderFormOntoList {
  @FormRoute('order-form-onto-list', ORDER_FORM, postedOrderForm)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() form: OrderFormFields,
  ): Promise<FormReply> {
    const { rows, beyond } = rowsOfForm(form);
    const wishlistId = rows.length === 0 ? undefined : await merkzettelOf(shop, visitor);
    if (wishlistId === undefined)
      return {
        path: ORDER_FORM,
        toasts: [{ kind: 'error', messageKey: 'shop.orderForm.nothing' }],
        echo: orderFormEcho(rows, beyond),
      };
    return importWithoutScripts(shop, visitor, { wishlistId, orderLines: [linesOfRows(rows), ...beyond].join('\n') });
  }
}
