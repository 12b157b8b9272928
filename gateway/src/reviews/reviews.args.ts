import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { MAX_REVIEW_PAGE, type Stars, STARS } from '@shop/domain/reviews/review';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';
import { ReviewInput } from './review.types.ts';

@ArgsType()
export class ReviewedProductArgs {
  @IsShopId() @Field(() => ID) readonly productId: string;
}

@ArgsType()
export class ReviewsArgs extends ReviewedProductArgs {
  @IsOptional()
  @IsIn(STARS)
  @Field(() => Int, { nullable: true, description: 'Only reviews with this rating.' })
  readonly stars?: Stars | null;
  @IsInt() @Min(1) @Max(MAX_REVIEW_PAGE) @Field(() => Int, { defaultValue: 1 }) readonly page: number = 1;
}

@ArgsType()
export class SaveReviewArgs extends ReviewedProductArgs {
  @ValidateNested() @Type(() => ReviewInput) @Field(() => ReviewInput) readonly input: ReviewInput;
}

@ArgsType()
export class RateDescriptionArgs extends ReviewedProductArgs {
  @IsBoolean() @Field(() => Boolean) readonly isHelpful: boolean;
}
