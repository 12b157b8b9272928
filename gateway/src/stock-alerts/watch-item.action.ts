import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { alertRequestedPath } from '@shop/domain/stock-alerts/stock-alert-paths';
import type { WatchRefusal } from '@shop/domain/stock-alerts/stock-alerts.port';
import { watchItem } from '@shop/domain/stock-alerts/watch-item';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { FormOnPage } from '../request/form-on-page.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { presentAlertStep, WatchItemResult, type WatchItemResultType } from './stock-alert.types.ts';

@ArgsType()
class WatchItemArgs {
  @IsShopId() @Field(() => ID) readonly itemId: string;
  @IsText() @Field(() => String) readonly email: string;
}

class WatchItemForm extends FormOnPage {
  @IsShopId() readonly itemId: string;
  @IsText() readonly email: string = '';
}

const FORM = 'stock-alert';

const ABOUT_ITEM: Readonly<Record<Exclude<WatchRefusal['because'], 'invalid-form'>, MessageKey>> = {
  'no-such-item': 'shop.wishlist.itemGone',
  'in-stock': 'shop.stockAlert.inStock',
};

const formRefusalOf = (refusal: WatchRefusal): FormRefusal =>
  refusal.because === 'invalid-form' ? refusal : { ...invalidForm([]), general: ABOUT_ITEM[refusal.because] };

/** Asks for a mail once a sold-out article is back. */
@Action()
export class WatchItem {
  @Mutation(() => WatchItemResult, {
    description: 'Mails a link that confirms the alert, or that the article is watched.',
  })
  async watchItem(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { itemId, email }: WatchItemArgs,
  ): Promise<WatchItemResultType> {
    const watched = await watchItem(shop)(visitor.shopper, { itemId, email });
    return watched.ok
      ? presentAlertStep(alertRequestedPath(itemId))
      : presentFormRefusal(formRefusalOf(watched.refusal));
  }

  @FormRoute(FORM, HOME, { name: FORM, fields: ['email'] })
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { itemId, email }: WatchItemForm,
  ): Promise<FormReply> {
    const watched = await watchItem(shop)(visitor.shopper, { itemId, email });
    if (watched.ok) return { path: alertRequestedPath(itemId) };
    const { refusal } = watched;
    // The page of an article that is back has no form in which to say it.
    if (refusal.because === 'in-stock') return { toasts: [{ kind: 'info', messageKey: ABOUT_ITEM['in-stock'] }] };
    return { echo: formEchoOf(FORM, { email }, formRefusalOf(refusal)) };
  }
}
