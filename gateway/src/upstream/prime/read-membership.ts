import type { PrimeMembership, PrimeStatus } from '@shop/domain/customers/prime-membership';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type { PrimeInfoFieldsFragment, PrimeStatus as AnsweredStatus } from '../generated/operation-types.ts';
import { enumReader } from '../shared/read-word.ts';

const STATUS_OF: Readonly<Record<AnsweredStatus, PrimeStatus>> = {
  NONE: 'NONE',
  ACTIVE: 'ACTIVE',
  INACTIVE: 'INACTIVE',
  CANCELLED: 'CANCELLED',
};

const readPrimeStatus = enumReader('PrimeStatus', STATUS_OF, UNKNOWN);

export const readMembership = ({ status, abo, startDate, endDate }: PrimeInfoFieldsFragment): PrimeMembership => ({
  status: readPrimeStatus(status),
  ...omitNil({ abo, startDate, endDate }),
});
