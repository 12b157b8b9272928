import {
  type CompetitionState,
  competitionStateOf,
  endOf,
  ENTRIES_ARE_KEPT_DAYS,
} from '@shop/domain/competitions/competition';
import {
  type CompetitionEntry,
  entrantOf,
  entryErrors,
  normaliseEntry,
} from '@shop/domain/competitions/competition-entry';
import type { EntryRefusal } from '@shop/domain/competitions/competitions.port';
import { invalidForm } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, remove, schedule, type Transaction } from '../worlds/transaction.ts';
import type {} from './entry-record.ts';
import { findCompetition } from './written-competitions.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const TIMER = 'competition-entry-is-forgotten';

const CLOSED: Readonly<Record<CompetitionState, Exclude<EntryRefusal['because'], 'invalid-form'> | undefined>> = {
  upcoming: 'competition-not-started',
  running: undefined,
  ended: 'competition-ended',
};

/** Keeps the first entry of an address; another one gets the same answer. */
export const enterCompetition = (
  tx: Transaction,
  storefront: Storefront,
  typed: CompetitionEntry,
): Result<void, EntryRefusal> => {
  const competition = findCompetition(typed.competitionId, { storefront, now: tx.now });
  if (competition === undefined) return refused({ because: 'no-such-competition' });
  const closed = CLOSED[competitionStateOf(competition, tx.now)];
  if (closed !== undefined) return refused({ because: closed });
  const errors = entryErrors(
    typed,
    competition.answers.map(({ id }) => id),
  );
  if (errors.length > 0) return refused(invalidForm(errors));
  const key = `${competition.id} ${entrantOf(typed)}`;
  if (lookUp(tx.state.competitionEntries, key) !== undefined) return granted(undefined);
  const { acceptsTerms: _, ...entry } = normaliseEntry(typed);
  put(tx, 'competitionEntries', key, { ...entry, storefrontId: storefront.id, enteredAt: tx.now.toISOString() });
  schedule(tx, TIMER, key, new Date(endOf(competition).getTime() + ENTRIES_ARE_KEPT_DAYS * DAY_MS));
  return granted(undefined);
};

export const COMPETITION_TIMERS = {
  [TIMER]: (tx: Transaction, key: string): void => remove(tx, 'competitionEntries', key),
};
