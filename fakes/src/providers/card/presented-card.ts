import type { SourceOutcome } from '../../parameters/magic-values.ts';
import { emptyMap } from '../../worlds/persistent-map.ts';
import type { TableRows } from '../../worlds/world-tables.ts';

/** The card that waits for its 3-D Secure step. */
export interface PresentedCard {
  readonly lastDigits: string;
  /** What the right code leads to. */
  readonly leadsTo: SourceOutcome;
  readonly wrongCodes: number;
}

/** By order id. */
export const CARD_TABLES = { presentedCards: emptyMap<PresentedCard>() } satisfies Partial<TableRows>;

declare module '../../worlds/world-tables.ts' {
  interface WorldTables {
    readonly presentedCards: PresentedCard;
  }
}
