import { PRIME_STATUSES } from '@shop/domain/prime/membership';
import type { PrimeMembership } from '@shop/domain/prime/membership';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { PrimeInfoFieldsFragment } from '../generated/operation-types.ts';
import { knownOr } from '../shared/read-text.ts';

/** An unknown status counts as not active (specification B4). */
const readPrimeStatus = knownOr(PRIME_STATUSES, 'INACTIVE');

export const readMembership = ({ status, abo, startDate, endDate }: PrimeInfoFieldsFragment): PrimeMembership => ({
  status: readPrimeStatus(status),
  ...omitNil({ abo, startDate, endDate }),
});
