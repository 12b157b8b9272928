import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';

@ObjectType('NewsletterStep', { description: 'The same for every e-mail address: nobody learns who is subscribed.' })
export class NewsletterStepType {
  readonly __typename: 'NewsletterStep';
  @Field(() => String, { description: 'Of the page that says what happens next.' }) readonly path: string;
}

export type NewsletterResultType = NewsletterStepType | FormRefusedType;
export const NewsletterResult = createUnionType({
  name: 'NewsletterResult',
  types: () => [NewsletterStepType, FormRefusedType] as const,
  resolveType: ({ __typename }: NewsletterResultType) => __typename,
});

export const presentNewsletterStep = (path: string): NewsletterStepType => ({ __typename: 'NewsletterStep', path });

export const presentNewsletterForm = (result: Result<void, FormRefusal>, path: string): NewsletterResultType =>
  result.ok ? presentNewsletterStep(path) : presentFormRefusal(result.refusal);
