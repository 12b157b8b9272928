import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { ratingTargetOf } from '@shop/domain/reviews/rating-link';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsText } from '../shared/is-text.ts';
import { SHOP } from '../shop.token.ts';
import { RatingTargetType } from './rating-target.types.ts';

/** The shop's own links are far shorter. */
const MAX_LINK_VALUE = 1000;

@ArgsType()
class RatingTargetArgs {
  @IsText(MAX_LINK_VALUE) @Field(() => String) readonly encrypted: string;
}

@Resolver()
export class ReviewsResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'reviews'>) {}

  @Query(() => RatingTargetType)
  async ratingTarget(@Context() { visitor }: GraphqlContext, @Args() { encrypted }: RatingTargetArgs): Promise<RatingTargetType> {
    return ratingTargetOf(await this.shop.reviews.openRatingLink(visitor.shopper, encrypted));
  }
}
