import { atom } from '../../platform/store.ts';

/** A line that was just removed and can be brought back. */
export interface RemovedLine {
  readonly positionId: string;
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
}

export const removedLinesAtom = atom<readonly RemovedLine[]>([]);
