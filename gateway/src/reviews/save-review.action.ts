import { Body } from '@nestjs/common';
import { Args, Context, Mutation } from '@nestjs/graphql';
import { saveReview } from '@shop/domain/reviews/save-review';
import { HOME, productPath, reviewPath } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { presentOwnReview } from './present-review.ts';
import { ReviewTexts, SaveReviewResult, type SaveReviewResultType } from './review.types.ts';
import { SaveReviewArgs } from './reviews.args.ts';

/** A field that is not posted is one that was left empty. */
class SaveReviewForm extends ReviewTexts {
  @IsShopId() readonly productId: string;
  /** Absent until a number of stars is chosen. */
  @IsText() readonly rating: string = '';
  override readonly title: string = '';
  override readonly message: string = '';
  override readonly nickname: string = '';
}

/** Writes the customer's only review of a product, or changes it. */
@Action()
export class SaveReview {
  @Mutation(() => SaveReviewResult, { description: 'Writes the customer’s only review of a product, or changes it.' })
  async saveReview(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { productId, input }: SaveReviewArgs,
  ): Promise<SaveReviewResultType> {
    const saved = await saveReview(shop, visitor)(productId, { ...input, rating: input.rating ?? 0 });
    return saved.ok ? presentOwnReview(saved.value) : presentFormRefusal(saved.refusal);
  }

  @FormRoute('review', HOME)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { productId, ...typed }: SaveReviewForm,
  ): Promise<FormReply> {
    const saved = await saveReview(shop, visitor)(productId, { ...typed, rating: Number(typed.rating) });
    return saved.ok
      ? { path: productPath(productId), toasts: [{ kind: 'success', messageKey: 'shop.review.saved' }] }
      : { path: reviewPath(productId), echo: formEchoOf(`review${productId}`, typed, saved.refusal) };
  }
}
