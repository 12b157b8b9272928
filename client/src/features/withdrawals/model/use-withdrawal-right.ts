import { withdrawalRight, type WithdrawalRight } from '@shop/domain/withdrawals/withdrawal';

import { useStorefront } from '../../platform/pages/page-context.tsx';

/** The right that the pages speak of. Storefronts without one do not have these pages. */
export const useWithdrawalRight = (): WithdrawalRight => withdrawalRight(useStorefront()) ?? 'statutory';
