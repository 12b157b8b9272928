import { withdrawalRight, type WithdrawalRight } from '@shop/domain/withdrawals/withdrawal';

import { useStorefront } from '../../../platform/pages/page-context.tsx';

/** The right that pages about a withdrawal speak of. Storefronts without one have neither these pages nor withdrawals to show. */
export const useWithdrawalRight = (): WithdrawalRight => withdrawalRight(useStorefront()) ?? 'statutory';
