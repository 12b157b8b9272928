import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { STOCK_ALERT_ENDED } from '@shop/domain/stock-alerts/stock-alert-paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsText } from '../shared/is-text.ts';
import { presentAlertStep, StockAlertStepType } from './stock-alert.types.ts';

@ArgsType()
class EndStockAlertArgs {
  @IsText() @Field(() => String, { description: 'Of the link in the mail.' }) readonly token: string;
}

/** Ends an alert at once, the same for every token. */
@Action()
export class EndStockAlert {
  @Mutation(() => StockAlertStepType)
  async endStockAlert(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { token }: EndStockAlertArgs,
  ): Promise<StockAlertStepType> {
    await shop.stockAlerts.end(visitor.shopper, token);
    return presentAlertStep(STOCK_ALERT_ENDED);
  }

  @FormRoute('stock-alert-end', HOME)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { token }: EndStockAlertArgs,
  ): Promise<FormReply> {
    await shop.stockAlerts.end(visitor.shopper, token);
    return { path: STOCK_ALERT_ENDED };
  }
}
