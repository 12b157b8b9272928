import {
  CompetitionDocument,
  type CompetitionQuery,
  CompetitionsDocument,
} from '../../../platform/generated/graphql.ts';
import { publicQuery } from '../../../platform/queries/document-query.ts';

export type Competition = NonNullable<CompetitionQuery['competition']>;

export const competitionsQuery = () => publicQuery('Competitions', CompetitionsDocument, {});

export const competitionQuery = (id: string) => publicQuery('Competition', CompetitionDocument, { id });
