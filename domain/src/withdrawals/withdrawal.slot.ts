import type { Slot } from '../visit/visit.port.ts';
import { optional, storedRecord, storedText } from '../shared/stored-content.ts';
import type { WithdrawalDeclaration, WithdrawalReceipt } from './withdrawal.ts';

/** A declaration between form, confirmation and receipt. */
export interface StoredWithdrawal {
  /** Names the declaration: sent twice, it is received once. */
  readonly key: string;
  readonly declaration: WithdrawalDeclaration;
  readonly receipt?: Omit<WithdrawalReceipt, 'declaration'>;
}

/** The declaration that was typed or received last, in a cookie of its author: no other page needs to hold it (docs/decisions/0092). */
export const WITHDRAWAL: Slot<StoredWithdrawal> = {
  name: 'withdrawal',
  version: 1,
  seconds: 60 * 60,
  endsWithBrowser: true,
  isOfPerson: true,
  read: storedRecord<StoredWithdrawal>({
    key: storedText,
    declaration: storedRecord<WithdrawalDeclaration>({
      fullName: storedText,
      orderNumber: storedText,
      email: storedText,
      withdrawnGoods: optional(storedText),
      withdrawalReason: optional(storedText),
    }),
    receipt: optional(storedRecord({ receiptId: storedText, receivedAt: storedText })),
  }),
};
