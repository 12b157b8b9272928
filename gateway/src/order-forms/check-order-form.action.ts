import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Query } from '@nestjs/graphql';
import { checkOrderForm } from '@shop/domain/order-forms/check-order-form';
import { MOST_ORDER_LINES } from '@shop/domain/carts/order-lines';
import { ORDER_FORM } from '@shop/domain/shared/paths';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { OrderFormFields, orderFormEcho, rowsOfForm } from './order-form-fields.ts';
import { OrderFormLineType, OrderFormRowInput } from './order-form.types.ts';
import { presentLine } from './present-order-form.ts';

@ArgsType()
export class OrderFormArgs {
  @ArrayMaxSize(MOST_ORDER_LINES)
  @ValidateNested({ each: true })
  @Type(() => OrderFormRowInput)
  @Field(() => [OrderFormRowInput])
  readonly rows: readonly OrderFormRowInput[];
}

/** Says what would become of an order form; without scripts, the page of the form says it. */
@Action()
export class CheckOrderForm {
  @Query(() => [OrderFormLineType], { description: 'What would become of each row of an order form. Changes nothing.' })
  async checkedOrderForm(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { rows }: OrderFormArgs,
  ): Promise<readonly OrderFormLineType[]> {
    return (await checkOrderForm(shop, visitor)(rows)).map(presentLine);
  }

  @FormRoute('check-order-form', ORDER_FORM)
  form(@Body() form: OrderFormFields): FormReply {
    const { rows, beyond } = rowsOfForm(form);
    return { path: ORDER_FORM, echo: orderFormEcho(rows, beyond) };
  }
}
