import { TeaserListDocument, type TeaserListQuery } from '../../../platform/generated/graphql.ts';
import { publicQuery } from '../../../platform/queries/document-query.ts';

export type TeaserList = NonNullable<TeaserListQuery['teaserList']>;
export type TeaserEntry = TeaserList['entries'][number];

/** A list of editors, the same for everybody; null if there is none of this id (CMS-12). */
export const teaserListQuery = (externalId: string) => publicQuery('TeaserList', TeaserListDocument, { externalId });
