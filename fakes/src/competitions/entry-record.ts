import type { CompetitionEntry } from '@shop/domain/competitions/competition-entry';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** An entry into a competition. The instant is ISO, world time. */
export interface EntryRecord extends Omit<CompetitionEntry, 'acceptsTerms'> {
  readonly storefrontId: StorefrontId;
  readonly enteredAt: string;
}

/** By the competition and the address of who entered. */
export const COMPETITION_TABLES = { competitionEntries: emptyMap<EntryRecord>() } satisfies Partial<TableRows>;

/** An entry is forgotten once the winners are drawn and told. */
export type CompetitionTimer = 'competition-entry-is-forgotten';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly competitionEntries: EntryRecord;
  }
  interface AreaTimers {
    readonly competitions: CompetitionTimer;
  }
}
