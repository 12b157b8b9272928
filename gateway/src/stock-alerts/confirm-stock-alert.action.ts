import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { alertPathAfter } from '@shop/domain/stock-alerts/stock-alert-paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsText } from '../shared/is-text.ts';
import { presentAlertStep, StockAlertStepType } from './stock-alert.types.ts';

@ArgsType()
class ConfirmStockAlertArgs {
  @IsText() @Field(() => String, { description: 'Of the link in the mail.' }) readonly token: string;
}

/** Confirms that an article is watched. Only a press does: mail scanners open every link. */
@Action()
export class ConfirmStockAlert {
  @Mutation(() => StockAlertStepType)
  async confirmStockAlert(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { token }: ConfirmStockAlertArgs,
  ): Promise<StockAlertStepType> {
    return presentAlertStep(alertPathAfter(await shop.stockAlerts.confirm(visitor.shopper, token)));
  }

  @FormRoute('stock-alert-confirmation', HOME)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { token }: ConfirmStockAlertArgs,
  ): Promise<FormReply> {
    return { path: alertPathAfter(await shop.stockAlerts.confirm(visitor.shopper, token)) };
  }
}
