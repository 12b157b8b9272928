import type { WithdrawalDeclaration, WithdrawalReceipt } from '@shop/domain/withdrawals/withdrawal';
import { ifPresent, isRecord, isRecordWith, isText } from '../shared/is-record.ts';
import { packJson, unpackJson } from '../shared/packed-json.ts';

/** A declaration between form, confirmation and receipt, in a cookie of its author: no other page needs to hold it (docs/decisions/0092). */
export interface StoredWithdrawal {
  /** Names the declaration: sent twice, it is received once. */
  readonly key: string;
  readonly declaration: WithdrawalDeclaration;
  readonly receipt?: Omit<WithdrawalReceipt, 'declaration'>;
}

export const writeStoredWithdrawal = (stored: StoredWithdrawal): string => packJson(stored);

/** Its cookie is signed, so nobody else has written it. */
export const readStoredWithdrawal = (packed: string | undefined): StoredWithdrawal | undefined =>
  unpackJson(
    packed,
    isRecordWith<StoredWithdrawal>({ key: isText, declaration: isRecord, receipt: ifPresent(isRecord) }),
  );
