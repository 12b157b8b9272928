import type { MessageKey } from './message-keys.ts';

/** One field that the shop does not accept as it stands (specification A5: field name, message, optional form name). */
export interface FieldError {
  /** Name of the field; a dot leads into a nested form (`billingAddress.postcode`). */
  readonly field: string;
  readonly message: MessageKey;
  readonly form?: string;
}

/** Why a form was not saved: errors by field, and one about the whole where no field is to blame. */
export interface FormRefusal {
  readonly because: 'invalid-form';
  readonly fieldErrors: readonly FieldError[];
  readonly general?: MessageKey;
}
