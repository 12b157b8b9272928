import { RatingTargetDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

/** Where a rating link leads; the value is the one in the link. */
export const ratingTargetQuery = (encrypted: string) => personalQuery('RatingTarget', RatingTargetDocument, { encrypted });
