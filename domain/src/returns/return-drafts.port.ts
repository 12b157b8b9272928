import type { Visit } from '../visit/visit.port.ts';
import type { StoredReturn } from './stored-return.ts';

/** What a change stores, and what it tells its caller. Without `stored` nothing changes. */
export interface ReturnChange<Outcome> {
  readonly stored?: StoredReturn;
  readonly outcome: Outcome;
}

/** What browsers have chosen for their returns. A browser has one return at a time. */
export interface ReturnDrafts {
  read(visit: Pick<Visit, 'read'>): Promise<StoredReturn | undefined>;
  /** Changes what is stored, one change at a time for each browser. Rejects if too many browsers return one order. */
  change<Outcome>(
    visit: Pick<Visit, 'read' | 'write' | 'shopper'>,
    change: (stored: StoredReturn | undefined) => Promise<ReturnChange<Outcome>>,
  ): Promise<Outcome>;
}
