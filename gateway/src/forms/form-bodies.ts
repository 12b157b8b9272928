import { IsOptionalText } from '../shared/is-text.ts';

/** Forms as browsers post them without scripts. */

export class PaymentForm {
  @IsOptionalText() readonly paymentId?: string;
  /** As typed. */
  @IsOptionalText() readonly buyerReference?: string;
}
