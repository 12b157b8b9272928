import type { CartPartFragment } from '../../platform/generated/graphql.ts';

/** Whether a voucher lowers the total. Of one whose status is unknown, only the amount tells. */
export const isSaving = ({
  applied,
  saving,
}: Pick<CartPartFragment['vouchers'][number], 'applied' | 'saving'>): boolean => applied ?? saving.amount > 0;
