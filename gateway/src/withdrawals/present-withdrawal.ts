import type { MessageKey } from '@shop/domain/shared/message-keys';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import type { FormRefusedType } from '../shared/form-refused.types.ts';
import type { ConfirmRefusal } from '@shop/domain/withdrawals/confirm-withdrawal';
import type { StoredWithdrawal } from '@shop/domain/withdrawals/withdrawal.slot';
import type { WithdrawalType } from './withdrawal.types.ts';

export const presentWithdrawal = ({ key, declaration, receipt }: StoredWithdrawal): WithdrawalType => ({
  __typename: 'Withdrawal',
  key,
  ...declaration,
  receipt,
});

/** What the shopper reads when a declaration is not confirmed; undefined if its fields say it. */
export const messageOfConfirmRefusal = (refusal: ConfirmRefusal): MessageKey | undefined => {
  switch (refusal.because) {
    case 'invalid-form':
      return refusal.general;
    case 'nothing-to-confirm':
      return 'shop.withdrawal.gone';
    case 'other-declaration':
      return 'shop.withdrawal.changed';
  }
};

export const presentConfirmRefusal = (refusal: ConfirmRefusal): FormRefusedType =>
  refusal.because === 'invalid-form'
    ? presentFormRefusal(refusal)
    : { __typename: 'FormRefused', fieldErrors: [], generalKey: messageOfConfirmRefusal(refusal) };
