import type { ReactNode } from 'react';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { otherTotalOf } from './model/placed-order.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Warns if the order has another total than the shopper saw. Only the browser knows of it, not the server. */
export const OtherTotalNotice = ({ orderId }: { readonly orderId: string }): ReactNode => {
  const { t } = useTranslation('orders');
  const other = useIsHydrated() ? otherTotalOf(orderId) : undefined;
  return other === undefined ? null : (
    <div role="alert">
      <Notice kind="warning">
        <p>{t('otherTotal', { was: other.was, is: other.is })}</p>
      </Notice>
    </div>
  );
};
