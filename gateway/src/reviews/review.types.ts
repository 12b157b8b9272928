import { createUnionType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional } from 'class-validator';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsLongText, IsText } from '../shared/is-text.ts';

@ObjectType('ReviewAuthor')
export class ReviewAuthorType {
  @Field(() => String) readonly nickname: string;
  @Field(() => String, { nullable: true }) readonly about: string | undefined;
}

@ObjectType('ShopComment', { description: 'The shop’s reply to a review.' })
export class ShopCommentType {
  @Field(() => String) readonly message: string;
  @Field(() => String) readonly author: string;
  @Field(() => String, { description: 'ISO date.' }) readonly date: string;
}

@ObjectType('Review', { description: 'All texts are plain text.' })
export class ReviewType {
  @Field(() => ID) readonly id: string;
  @Field(() => Int) readonly rating: number;
  @Field(() => String) readonly title: string;
  @Field(() => String) readonly message: string;
  @Field(() => String, { description: 'ISO date.' }) readonly date: string;
  @Field(() => Int) readonly helpfulRating: number;
  @Field(() => Boolean) readonly isVerified: boolean;
  @Field(() => ReviewAuthorType) readonly author: ReviewAuthorType;
  @Field(() => ShopCommentType, { nullable: true }) readonly shopComment: ShopCommentType | undefined;
}

@ObjectType('StarShare')
export class StarShareType {
  @Field(() => Int) readonly stars: number;
  @Field(() => Int) readonly count: number;
  @Field(() => Int, { description: 'Whole percent; those of all shares add up to 100.' }) readonly percent: number;
}

@ObjectType('ReviewPage')
export class ReviewPageType {
  @Field(() => Int, { description: 'All reviews of the product.' }) readonly total: number;
  @Field(() => Int, { description: 'Those that the filter leaves.' }) readonly matching: number;
  @Field(() => Float, { description: 'The average, with two decimals.' }) readonly ratio: number;
  @Field(() => [StarShareType], { description: 'Five to one star.' }) readonly shares: readonly StarShareType[];
  @Field(() => [ReviewType]) readonly reviews: readonly ReviewType[];
}

@ObjectType('OwnReview')
export class OwnReviewType {
  readonly __typename: 'OwnReview';
  @Field(() => ReviewType) readonly review: ReviewType;
  @Field(() => Boolean, { description: 'Nobody else sees it until the shop has checked it.' })
  readonly isPending: boolean;
}

/** What a review says, besides its stars. */
@InputType({ isAbstract: true })
export class ReviewTexts {
  @IsText() @Field(() => String) readonly title: string;
  @IsLongText() @Field(() => String) readonly message: string;
  @IsText() @Field(() => String, { description: 'The name that others see.' }) readonly nickname: string;
}

@InputType()
export class ReviewInput extends ReviewTexts {
  @IsOptional() @IsInt() @Field(() => Int, { nullable: true, description: '1 to 5.' }) readonly rating?: number | null;
}

export const SaveReviewResult = createUnionType({
  name: 'SaveReviewResult',
  types: () => [OwnReviewType, FormRefusedType] as const,
});
export type SaveReviewResultType = OwnReviewType | FormRefusedType;

@ObjectType('DescriptionRated')
export class DescriptionRatedType {
  readonly __typename: 'DescriptionRated';
  @Field(() => Boolean) readonly isHelpful: boolean;
}

export const RateDescriptionResult = createUnionType({
  name: 'RateDescriptionResult',
  types: () => [DescriptionRatedType, FormRefusedType] as const,
});
export type RateDescriptionResultType = DescriptionRatedType | FormRefusedType;
