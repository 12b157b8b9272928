import { describe, expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { aDeclaration } from '../testing/a-declaration.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { prepareWithdrawal } from './prepare-withdrawal.ts';
import { WITHDRAWAL } from './withdrawal.slot.ts';

const RECEIVED = {
  key: 'key-0',
  declaration: aDeclaration(),
  receipt: { receiptId: 'W-1', receivedAt: '2026-08-03T09:00:00Z' },
};

describe('a withdrawal before it is confirmed', () => {
  it('is stored as it was meant, with a key', () => {
    const visit = aVisit();
    const prepared = prepareWithdrawal({ ids: countingIds() }, visit)(aDeclaration({ fullName: ' Gerda  Gast ' }));
    expect(prepared).toEqual(granted({ key: 'id-1', declaration: aDeclaration() }));
    expect(visit.read(WITHDRAWAL)).toEqual({ key: 'id-1', declaration: aDeclaration() });
  });

  it('keeps key and receipt if it says the same', () => {
    const visit = aVisit(aShopper(), remembered(WITHDRAWAL, RECEIVED));
    expect(prepareWithdrawal({ ids: countingIds() }, visit)(aDeclaration())).toEqual(granted(RECEIVED));
    expect(visit.read(WITHDRAWAL)).toEqual(RECEIVED);
  });

  it('has another key and no receipt if it says something else', () => {
    const visit = aVisit(aShopper(), remembered(WITHDRAWAL, RECEIVED));
    prepareWithdrawal({ ids: countingIds() }, visit)(aDeclaration({ orderNumber: '400000002' }));
    expect(visit.read(WITHDRAWAL)).toEqual({
      key: 'id-1',
      declaration: aDeclaration({ orderNumber: '400000002' }),
    });
  });

  it('is not stored without a name', () => {
    const visit = aVisit();
    expect(prepareWithdrawal({ ids: countingIds() }, visit)(aDeclaration({ fullName: '' }))).toMatchObject({
      refusal: { because: 'invalid-form', fieldErrors: [{ field: 'fullName' }] },
    });
    expect(visit.slotNames()).toEqual([]);
  });
});
