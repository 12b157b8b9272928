import type { Withdrawals } from './withdrawals.port.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import type { Result } from '../shared/result.ts';
import { WITHDRAWAL } from './withdrawal.slot.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { StoredWithdrawal } from './withdrawal.slot.ts';

/** `nothing-to-confirm`: the typed declaration is gone. `other-declaration`: another tab has typed another one, which this page does not show. */
export type ConfirmRefusal = FormRefusal | { readonly because: 'nothing-to-confirm' | 'other-declaration' };

/** Declares what was typed, if it is what the page showed, and stores the receipt. */
export const confirmWithdrawal =
  ({ withdrawals }: { readonly withdrawals: Withdrawals }, visit: Visit) =>
  async (key: string): Promise<Result<StoredWithdrawal, ConfirmRefusal>> => {
    const stored = visit.read(WITHDRAWAL);
    if (stored === undefined) return refused({ because: 'nothing-to-confirm' });
    if (stored.key !== key) return refused({ because: 'other-declaration' });
    const declared = await withdrawals.declare(visit.shopper, stored.declaration, key);
    if (!declared.ok) return declared;
    const { declaration, receiptId, receivedAt } = declared.value;
    const received = { key, declaration, receipt: { receiptId, receivedAt } };
    visit.write(WITHDRAWAL, received);
    return granted(received);
  };
