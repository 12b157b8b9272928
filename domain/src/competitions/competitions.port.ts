import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Competition, CompetitionId, CompetitionSummary } from './competition.ts';
import type { CompetitionEntry } from './competition-entry.ts';

export type EntryRefusal =
  | FormRefusal
  | { readonly because: 'no-such-competition' | 'competition-not-started' | 'competition-ended' };

/** Prize draws, which anybody may enter without a session. */
export interface Competitions {
  /** What runs on the storefront, what begins soon and what has ended of late; none where there are none (upstream: getCompetitions). */
  competitions(shopper: Shopper): Promise<readonly CompetitionSummary[]>;
  /** Undefined if there is none on the storefront (upstream: getCompetition). */
  findCompetition(shopper: Shopper, id: CompetitionId): Promise<Competition | undefined>;
  /**
   * Takes an entry, by the clock of the shop (upstream: subscribeToCompetition). The first one of an address counts, and another one
   * gets the same answer: nobody learns who has entered. No mail is sent, because anybody may type anybody's address.
   */
  enter(shopper: Shopper, entry: CompetitionEntry): Promise<Result<void, EntryRefusal>>;
}
