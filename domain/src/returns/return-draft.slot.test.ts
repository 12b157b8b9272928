import { describe, expect, it } from 'vitest';
import { anAnonymousShopper, aShopper, aSignedIn } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { RETURN_DRAFT, type ReturnDraftPlace } from './return-draft.slot.ts';

const OWNER = aShopper({ loginState: 'customer', userId: 'user-1', sessionToken: 'session-1' });
const DRAFT: ReturnDraftPlace = { draftId: 'draft-1' };
const LEFT: ReturnDraftPlace = { draftId: 'draft-1', leftBy: 'user-1' };

const visitWith = (place: ReturnDraftPlace, shopper = OWNER) => aVisit(shopper, remembered(RETURN_DRAFT, place));

const afterLogin = (place: ReturnDraftPlace, userId: string) => {
  const visit = visitWith(place, anAnonymousShopper());
  visit.signedIn(aSignedIn({ userId }), 'customer', false);
  return visit.read(RETURN_DRAFT);
};

describe('a return that is being filled in', () => {
  it('stays when the session expires, with the name of who left it', () => {
    const visit = visitWith(DRAFT);
    visit.signedOut();
    expect(visit.read(RETURN_DRAFT)).toEqual(LEFT);
  });

  it('stays of the one who left it first', () => {
    const visit = visitWith(LEFT, aShopper({ loginState: 'customer', userId: 'user-2' }));
    visit.signedOut();
    expect(visit.read(RETURN_DRAFT)).toEqual(LEFT);
  });

  it('is gone after a logout', () => {
    const visit = visitWith(DRAFT);
    visit.loggedOut();
    expect(visit.read(RETURN_DRAFT)).toBeUndefined();
  });

  it('goes on for who left it and signs in again, as their own', () => {
    expect(afterLogin(LEFT, 'user-1')).toStrictEqual(DRAFT);
  });

  it('goes on for a visitor who signs in meanwhile', () => {
    expect(afterLogin(DRAFT, 'user-2')).toStrictEqual(DRAFT);
  });

  it('is gone for somebody else who signs in', () => {
    expect(afterLogin(LEFT, 'user-2')).toBeUndefined();
  });

  it.each([undefined, 'draft-1', {}, { leftBy: 'user-1' }, { draftId: 7 }, { draftId: 'draft-1', leftBy: 7 }])(
    'is none if the browser remembers %j',
    (stored) => {
      expect(RETURN_DRAFT.read(stored)).toBeUndefined();
    },
  );
});
