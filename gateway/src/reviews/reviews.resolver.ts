import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { ratingTargetOf } from '@shop/domain/reviews/rating-link';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsText } from '../shared/is-text.ts';
import { presentOwnReview, presentReviewPage } from './present-review.ts';
import { RatingTargetType } from './rating-target.types.ts';
import { readReviewPage } from '@shop/domain/reviews/read-review-page';
import { OwnReviewType, ReviewPageType } from './review.types.ts';
import { ReviewedProductArgs, ReviewsArgs } from './reviews.args.ts';

/** The shop's own links are far shorter. */
const MAX_LINK_VALUE = 1000;

@ArgsType()
class RatingTargetArgs {
  @IsText(MAX_LINK_VALUE) @Field(() => String) readonly encrypted: string;
}

@Resolver()
export class ReviewsResolver {
  @Query(() => RatingTargetType)
  async ratingTarget(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { encrypted }: RatingTargetArgs,
  ): Promise<RatingTargetType> {
    return ratingTargetOf(await shop.reviews.openRatingLink(visitor.shopper, encrypted));
  }

  @Query(() => ReviewPageType, {
    nullable: true,
    description: 'Five reviews, the newest first; null where no such product is. Pages count from 1.',
  })
  async reviews(
    @Context() { publicShopper, publicShop, cacheHint }: GraphqlContext,
    @Args() { productId, stars, page }: ReviewsArgs,
  ): Promise<ReviewPageType | undefined> {
    const filter = stars == null ? {} : { stars };
    const list = await readReviewPage(publicShop)(publicShopper, productId, { filter, page });
    if (list === undefined || (page > 1 && list.reviews.length === 0)) cacheHint.shorten();
    return list && presentReviewPage(list, filter);
  }

  @Query(() => OwnReviewType, {
    nullable: true,
    description: 'What the signed-in customer wrote; null for anybody else.',
  })
  async ownReview(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { productId }: ReviewedProductArgs,
  ): Promise<OwnReviewType | undefined> {
    const own =
      visitor.shopper.loginState === 'customer' ? await shop.reviews.own(visitor.shopper, productId) : undefined;
    return own && presentOwnReview(own);
  }
}
