import { CancellationDocument, type CancellationQuery } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

export type Cancellation = NonNullable<CancellationQuery['cancellation']>;
export type Receipt = NonNullable<Cancellation['receipt']>;

/** What this browser cancels. Null on a storefront without the function. */
export const cancellationQuery = () => personalQuery('Cancellation', CancellationDocument, {});
