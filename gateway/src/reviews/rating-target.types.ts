import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('RatingToast')
export class RatingToastType {
  @Field(() => String, { description: '`success`, `error`' }) readonly kind: 'success' | 'error';
  @Field(() => String) readonly messageKey: string;
}

@ObjectType('RatingTarget', { description: 'Where a link that asks a buyer for a rating leads.' })
export class RatingTargetType {
  @Field(() => String, {
    nullable: true,
    description: 'The page of the article; null where the link is not the shop’s own.',
  })
  readonly path?: string | undefined;
  @Field(() => RatingToastType, { nullable: true }) readonly toast?: RatingToastType | undefined;
}
