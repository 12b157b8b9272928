import type { Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { WithdrawalDeclaration, WithdrawalReceipt } from './withdrawal.ts';

/** Withdrawals from contracts, declared by anybody: no session is needed. */
export interface Withdrawals {
  /**
   * Records a declaration and mails its receipt, whether or not such an order exists (upstream: declareWithdrawal). A key
   * stands for one declaration: however often it is sent, it is recorded and mailed once, and its first receipt is returned.
   */
  declare(
    shopper: Shopper,
    declaration: WithdrawalDeclaration,
    idempotencyKey: string,
  ): Promise<Result<WithdrawalReceipt, FormRefusal>>;
}
