import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { aDeclaration } from '../testing/a-declaration.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { WITHDRAWAL } from './withdrawal.slot.ts';
import type { Withdrawals } from './withdrawals.port.ts';

const TYPED = { key: 'key-1', declaration: aDeclaration() };
const RECEIPT = { receiptId: 'W-1', receivedAt: '2026-08-03T10:00:00Z' };
const received: Withdrawals['declare'] = async (_shopper, declaration) => granted({ ...RECEIPT, declaration });

const confirming = (
  memories: readonly Remembered[] = [remembered(WITHDRAWAL, TYPED)],
  declare: Withdrawals['declare'] = received,
) => {
  const keys: string[] = [];
  const withdrawals = portWith<Withdrawals>({
    declare: (shopper, declaration, key) => {
      keys.push(key);
      return declare(shopper, declaration, key);
    },
  });
  const visit = aVisit(aShopper(), ...memories);
  return { keys, visit, confirm: confirmWithdrawal({ withdrawals }, visit) };
};

describe('a withdrawal that is confirmed', () => {
  it('is declared under its key, and the browser remembers the receipt', async () => {
    const { keys, visit, confirm } = confirming();
    expect(await confirm('key-1')).toEqual(granted({ ...TYPED, receipt: RECEIPT }));
    expect([keys, visit.read(WITHDRAWAL)]).toEqual([['key-1'], { ...TYPED, receipt: RECEIPT }]);
  });

  it.each([
    ['typed in another tab', 'key-0', [remembered(WITHDRAWAL, TYPED)], 'other-declaration'],
    ['forgotten', 'key-1', [], 'nothing-to-confirm'],
  ] as const)('is not declared if it was %s', async (_what, key, memories, because) => {
    const { keys, confirm } = confirming(memories);
    expect(await confirm(key)).toEqual(refused({ because }));
    expect(keys).toEqual([]);
  });

  it('that the shop refuses has no receipt', async () => {
    const { visit, confirm } = confirming(undefined, async () => refused(invalidForm([])));
    expect(await confirm('key-1')).toEqual(refused(invalidForm([])));
    expect(visit.read(WITHDRAWAL)).toEqual(TYPED);
  });
});
