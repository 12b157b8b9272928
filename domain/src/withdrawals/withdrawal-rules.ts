import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { email, maxLength, required } from '../shared/form-rules.ts';
import type { WithdrawalDeclaration } from './withdrawal.ts';

/** All errors of a declaration, in the order of the page. Whether the order exists is none of them: everybody must be able to declare. */
export const withdrawalErrors = (declaration: WithdrawalDeclaration): readonly FieldError[] =>
  fieldErrorsOf({
    fullName: required(declaration.fullName) ?? maxLength(FIELD_LIMITS.fullName)(declaration.fullName),
    orderNumber: required(declaration.orderNumber) ?? maxLength(FIELD_LIMITS.orderNumber)(declaration.orderNumber),
    email: email(declaration.email),
    withdrawnGoods: maxLength(FIELD_LIMITS.withdrawnGoods)(declaration.withdrawnGoods),
    withdrawalReason: maxLength(FIELD_LIMITS.withdrawalReason)(declaration.withdrawalReason),
  });
