import { Body } from '@nestjs/common';
import { Args, Context, Mutation } from '@nestjs/graphql';
import { rateDescription } from '@shop/domain/reviews/rate-description';
import { HOME, productPath } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { IsIn } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { RateDescriptionResult, type RateDescriptionResultType } from './review.types.ts';
import { RateDescriptionArgs } from './reviews.args.ts';

class RateDescriptionForm {
  @IsShopId() readonly productId: string;
  @IsIn(['yes', 'no']) readonly helpful: 'yes' | 'no';
}

/** Says whether the description of a product was of help. */
@Action()
export class RateDescription {
  @Mutation(() => RateDescriptionResult)
  async rateDescription(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { productId, isHelpful }: RateDescriptionArgs,
  ): Promise<RateDescriptionResultType> {
    const rated = await rateDescription(shop, visitor)(productId, isHelpful);
    return rated.ok ? { __typename: 'DescriptionRated', isHelpful } : presentFormRefusal(rated.refusal);
  }

  @FormRoute('description-rating', HOME)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { productId, helpful }: RateDescriptionForm,
  ): Promise<FormReply> {
    const rated = await rateDescription(shop, visitor)(productId, helpful === 'yes');
    return {
      path: productPath(productId),
      toasts: [
        rated.ok
          ? { kind: 'success', messageKey: 'shop.review.descriptionRated' }
          : { kind: 'error', messageKey: rated.refusal.general ?? 'vue.cart.error.somethingWentWrong' },
      ],
    };
  }
}
