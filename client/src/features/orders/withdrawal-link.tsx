import { withdrawalPath } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';

/** To the withdrawal from this contract (§ 356a BGB). Business customers have no such right. */
export const WithdrawalLink = ({ orderId }: { readonly orderId: string }): ReactNode => {
  const { t } = useTranslation('orders');
  const { legalRegime } = useStorefront();
  return legalRegime === 'business' ? null : (
    <a href={withdrawalPath(orderId)}>{t(`detail.withdraw.${legalRegime}`)}</a>
  );
};
