import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { aCancellation } from '../testing/a-cancellation.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { portWith } from '../testing/port-with.ts';
import { CANCELLATION } from './cancellation.slot.ts';
import type { Cancellations } from './cancellations.port.ts';
import { declareCancellation, openCancellation } from './declare-cancellation.ts';

const RECEIPT = { receiptId: 'K-1', receivedAt: '2026-08-03T10:00:00Z', declaration: aCancellation() };

describe('the page of a cancellation', () => {
  it('has a key, which the browser remembers', () => {
    const visit = aVisit();
    expect(openCancellation({ ids: countingIds() }, visit)).toEqual({ key: 'id-1' });
    expect(visit.read(CANCELLATION)).toEqual({ key: 'id-1' });
  });

  it('has the same key and receipt when it is opened again', () => {
    const visit = aVisit(aShopper(), remembered(CANCELLATION, { key: 'key-0', receipt: RECEIPT }));
    expect(openCancellation({ ids: countingIds() }, visit)).toEqual({ key: 'key-0', receipt: RECEIPT });
  });
});

describe('a declared cancellation', () => {
  const declaring = (declare: Cancellations['declare'] = async () => granted(RECEIPT)) => {
    const keys: string[] = [];
    const cancellations = portWith<Cancellations>({
      declare: (shopper, declaration, key) => {
        keys.push(key);
        return declare(shopper, declaration, key);
      },
    });
    const visit = aVisit();
    return { keys, visit, declare: declareCancellation({ cancellations, ids: countingIds() }, visit) };
  };

  it('leaves its receipt in the browser, and another key for the next one', async () => {
    const { visit, declare } = declaring();
    expect(await declare('key-0', aCancellation())).toEqual(granted({ key: 'id-1', receipt: RECEIPT }));
    expect(visit.read(CANCELLATION)).toEqual({ key: 'id-1', receipt: RECEIPT });
  });

  it('is the same declaration from each tab if it means the same', async () => {
    const { keys, declare } = declaring();
    await declare('key-0', aCancellation());
    await declare('key-0', aCancellation({ fullName: ' Gerda  Gast ' }));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['has other content', 'key-0', aCancellation({ fullName: 'Änne Krüger' })],
    ['comes from a page with another key', 'key-1', aCancellation()],
  ])('is another declaration if it %s', async (_what, key, typed) => {
    const { keys, declare } = declaring();
    await declare('key-0', aCancellation());
    await declare(key, typed);
    expect(new Set(keys).size).toBe(2);
  });

  it('that the shop refuses leaves nothing in the browser', async () => {
    const { visit, declare } = declaring(async () => refused(invalidForm([])));
    expect(await declare('key-0', aCancellation())).toEqual(refused(invalidForm([])));
    expect(visit.slotNames()).toEqual([]);
  });
});
