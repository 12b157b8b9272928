import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { WITHDRAWAL } from '@shop/domain/withdrawals/withdrawal.slot';
import type { Visit } from '@shop/domain/sessions/visit.port';
import type { StoredWithdrawal } from '@shop/domain/withdrawals/withdrawal.slot';

/** `nothing-to-confirm`: the typed declaration is gone. `other-declaration`: another tab has typed another one, which this page does not show. */
export type ConfirmRefusal = FormRefusal | { readonly because: 'nothing-to-confirm' | 'other-declaration' };

/** Declares what was typed, if it is what the page showed, and stores the receipt. */
export const confirmWithdrawal =
  ({ withdrawals }: Pick<Shop, 'withdrawals'>) =>
  async (
    visitor: Pick<Visit, 'shopper' | 'read' | 'write'>,
    key: string,
  ): Promise<Result<StoredWithdrawal, ConfirmRefusal>> => {
    const stored = visitor.read(WITHDRAWAL);
    if (stored === undefined) return refused({ because: 'nothing-to-confirm' });
    if (stored.key !== key) return refused({ because: 'other-declaration' });
    const declared = await withdrawals.declare(visitor.shopper, stored.declaration, key);
    if (!declared.ok) return declared;
    const { declaration, receiptId, receivedAt } = declared.value;
    const received = { key, declaration, receipt: { receiptId, receivedAt } };
    visitor.write(WITHDRAWAL, received);
    return granted(received);
  };
