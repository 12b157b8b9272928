import type { PrimeMembership } from '@shop/domain/customers/prime-membership';
import type { PrimeInfo } from '../generated/upstream-types.ts';
import { inCapitals, knownWord } from '../shared/known-word.ts';
import { orNull } from '../shared/or-null.ts';

export const writeMembership = ({ status, abo, startDate, endDate }: PrimeMembership): PrimeInfo => ({
  status: inCapitals(knownWord(status)),
  abo: orNull(abo),
  startDate: orNull(startDate),
  endDate: orNull(endDate),
});
