import type { WithdrawalDeclaration } from '../withdrawals/withdrawal.ts';

/** A declaration without goods and reason. */
export const aDeclaration = (said: Partial<WithdrawalDeclaration> = {}): WithdrawalDeclaration => ({
  fullName: 'Gerda Gast',
  orderNumber: '400000001',
  email: 'gerda.gast@schule.example',
  ...said,
});
