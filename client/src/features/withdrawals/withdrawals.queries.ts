import { WithdrawalDocument, type WithdrawalQuery } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

export type Withdrawal = NonNullable<WithdrawalQuery['withdrawal']>;
export type Receipt = NonNullable<Withdrawal['receipt']>;

/** What this browser declares. Null before the first step. */
export const withdrawalQuery = () => personalQuery('Withdrawal', WithdrawalDocument, {});
