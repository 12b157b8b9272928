import { RETURN_DRAFT } from '../returns/return-draft.slot.ts';
import type { ReturnDrafts } from '../returns/return-drafts.port.ts';
import type { StoredReturn } from '../returns/stored-return.ts';
import { remembered, type Remembered } from './a-visit.ts';

/** What the browser remembers whose return is stored as `draft-1`. */
export const withDraft: Remembered = remembered(RETURN_DRAFT, { draftId: 'draft-1' });

/** The draft of one browser, which remembers it as `draft-1`. */
export interface InMemoryReturnDrafts extends ReturnDrafts {
  stored: StoredReturn | undefined;
}

export const inMemoryReturnDrafts = (stored?: StoredReturn): InMemoryReturnDrafts => {
  const drafts: InMemoryReturnDrafts = {
    stored,
    read: async (visit) => (visit.read(RETURN_DRAFT) === undefined ? undefined : drafts.stored),
    change: async (visit, change) => {
      const changed = await change(await drafts.read(visit));
      if (changed.stored === undefined) return changed.outcome;
      drafts.stored = changed.stored;
      visit.write(RETURN_DRAFT, { draftId: 'draft-1' });
      return changed.outcome;
    },
  };
  return drafts;
};
