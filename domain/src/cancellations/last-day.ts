import type { PrimeMembership } from '../customers/prime-membership.ts';
import type { CivilDate } from '../shared/civil-date.ts';
import type { CancellationDeclaration } from './cancellation.ts';

const later = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);

/**
 * The last day of a membership that is cancelled today: an ordinary cancellation waits for the end of the term that is paid,
 * an extraordinary one does not. A wished day counts if it is later.
 */
export const lastDayOf = (
  { endDate }: Pick<PrimeMembership, 'endDate'>,
  { kind, endsOn }: Pick<CancellationDeclaration, 'kind' | 'endsOn'>,
  today: CivilDate,
): CivilDate => {
  const earliest = kind === 'extraordinary' ? today : later(today, endDate ?? today);
  return later(earliest, endsOn ?? earliest);
};
