import { createUnionType, Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CompetitionState } from '@shop/domain/competitions/competition';
import type { CleanHtml } from '@shop/domain/shared/clean-html';
import { CleanHtmlScalar } from '../shared/clean-html.scalar.ts';
import { FormRefusedType } from '../shared/form-refused.types.ts';

export const CompetitionStateEnum = { upcoming: 'upcoming', running: 'running', ended: 'ended' } as const satisfies {
  [State in CompetitionState]: State;
};
registerEnumType(CompetitionStateEnum, { name: 'CompetitionState' });

@ObjectType('CompetitionSummary')
export class CompetitionSummaryType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly title: string;
  @Field(() => String) readonly prize: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly startsAt: string;
  @Field(() => String, { description: 'ISO instant: the last second that counts.' }) readonly endsAt: string;
  @Field(() => CompetitionStateEnum) readonly state: CompetitionState;
}

@ObjectType('CompetitionAnswer')
export class CompetitionAnswerType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly text: string;
}

@ObjectType('Competition', { description: 'A prize draw, with all that must be known before an entry.' })
export class CompetitionType extends CompetitionSummaryType {
  @Field(() => String) readonly question: string;
  @Field(() => [CompetitionAnswerType]) readonly answers: readonly CompetitionAnswerType[];
  @Field(() => String) readonly organiser: string;
  @Field(() => String, { description: 'How winners learn of it.' }) readonly notification: string;
  @Field(() => CleanHtmlScalar) readonly terms: CleanHtml;
}

@ObjectType('CompetitionEntered', { description: 'The same for every e-mail address: nobody learns who has entered.' })
export class CompetitionEnteredType {
  readonly __typename: 'CompetitionEntered';
  @Field(() => String, { description: 'Of the page that thanks.' }) readonly path: string;
}

export type EnterCompetitionResultType = CompetitionEnteredType | FormRefusedType;
export const EnterCompetitionResult = createUnionType({
  name: 'EnterCompetitionResult',
  types: () => [CompetitionEnteredType, FormRefusedType] as const,
  resolveType: ({ __typename }: EnterCompetitionResultType) => __typename,
});
