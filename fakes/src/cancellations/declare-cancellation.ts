import {
  type CancellationDeclaration,
  type CancellationReceipt,
  normaliseCancellation,
} from '@shop/domain/cancellations/cancellation';
import { cancellationErrors } from '@shop/domain/cancellations/cancellation-rules';
import { lastDayOf } from '@shop/domain/cancellations/last-day';
import type { Shopper } from '@shop/domain/visit/shopper';
import { berlinDate } from '@shop/domain/shared/calendar';
import type { CivilDate } from '@shop/domain/shared/civil-date';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Account } from '../sessions/user.ts';
import { cancelMembership } from '../prime/cancel-membership.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextNumber, put, type Transaction } from '../worlds/transaction.ts';
import { sendCancellationReceipt, sendMembershipCancelled } from './cancellation-mails.ts';
import type { CancellationRecord } from './cancellation-record.ts';
import { memberMeant } from './find-member.ts';

/** Receipts have nine digits, and no order or withdrawal has the same number. */
const FIRST_RECEIPT_NUMBER = 800_000_000;

const receiptOf = ({ receiptId, receivedAt, declaration }: CancellationRecord): CancellationReceipt => ({
  receiptId,
  receivedAt,
  declaration,
});

const endMembershipOf = (
  tx: Transaction,
  record: CancellationRecord,
  { member, lastDay }: { readonly member: Account; readonly lastDay: CivilDate },
  today: CivilDate,
): void => {
  sendMembershipCancelled(tx, record, member);
  cancelMembership(tx, member, { lastDay, isAtOnce: record.declaration.kind === 'extraordinary' && lastDay === today });
};

/** Records a declaration, mails its receipt and ends the membership that it names, once for each key. Callers do not learn whether there is one. */
export const declareCancellation = (
  tx: Transaction,
  { storefront }: Shopper,
  typed: CancellationDeclaration,
  idempotencyKey: string,
): Result<CancellationReceipt, FormRefusal> => {
  const known = lookUp(tx.state.cancellations, idempotencyKey);
  if (known !== undefined) return granted(receiptOf(known));
  const today = berlinDate(tx.now);
  const errors = cancellationErrors(typed, today);
  if (errors.length > 0) return refused(invalidForm(errors));
  const declaration = normaliseCancellation(typed);
  const member = memberMeant(tx, declaration);
  const ended = member && { member, lastDay: lastDayOf(member.prime, declaration, today) };
  const record: CancellationRecord = {
    receiptId: String(FIRST_RECEIPT_NUMBER + nextNumber(tx, 'cancellation')),
    receivedAt: tx.now.toISOString(),
    declaration,
    storefrontId: storefront.id,
    ...(ended === undefined ? {} : { membership: { userId: ended.member.userId, lastDay: ended.lastDay } }),
  };
  put(tx, 'cancellations', idempotencyKey, record);
  sendCancellationReceipt(tx, record, member);
  if (ended !== undefined) endMembershipOf(tx, record, ended, today);
  return granted(receiptOf(record));
};
