import type { Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { CancellationDeclaration, CancellationReceipt } from './cancellation.ts';

/** Cancellations of contracts that run on, declared by anybody: no session is needed. */
export interface Cancellations {
  /**
   * Records a declaration and mails its receipt, whether or not such a contract exists (upstream: declareCancellation). If it
   * names the account of a member of Prime, the membership ends by it. A key stands for one declaration: however often it is
   * sent, it is recorded and mailed once, and its first receipt is returned.
   */
  declare(
    shopper: Shopper,
    declaration: CancellationDeclaration,
    idempotencyKey: string,
  ): Promise<Result<CancellationReceipt, FormRefusal>>;
}
