import type { UserId } from '../visit/shopper.ts';
import type { Slot } from '../visit/visit.port.ts';
import { optional, storedRecord, storedText } from '../shared/stored-content.ts';

/** Where a return that is being filled in is stored. */
export interface ReturnDraftPlace {
  readonly draftId: string;
  /** Who filled it in, if their session is over: others must name its order. */
  readonly leftBy?: UserId;
}

/** A return needs no session, so it may go on after the end of one: for who knows its order, or signs in again (docs/decisions/0103). */
export const RETURN_DRAFT: Slot<ReturnDraftPlace> = {
  name: 'returnDraft',
  version: 1,
  seconds: 24 * 60 * 60,
  endsWithBrowser: true,
  isOfPerson: true,
  outlivesSession: {
    left: ({ draftId, leftBy }, user) => ({ draftId, leftBy: leftBy ?? user }),
    resumed: ({ draftId, leftBy }, user) => (leftBy === undefined || leftBy === user ? { draftId } : undefined),
  },
  read: storedRecord<ReturnDraftPlace>({ draftId: storedText, leftBy: optional(storedText) }),
};
