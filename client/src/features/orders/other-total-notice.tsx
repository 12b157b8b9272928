import { type ReactNode, useEffect, useState } from 'react';

import { type OtherTotal, otherTotalOf } from '../../shared/placed-order.ts';
import { useTranslation } from '../../shared/translation.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Tells a shopper whose order came to another total than was seen. What this browser knows of it, the server does not: hence after the first drawing. */
export const OtherTotalNotice = ({ orderId }: { readonly orderId: string }): ReactNode => {
  const { t } = useTranslation('orders');
  const [other, setOther] = useState<OtherTotal>();
  useEffect(() => setOther(otherTotalOf(orderId)), [orderId]);
  return <div role="alert">{other !== undefined && <Notice kind="warning"><p>{t('otherTotal', { was: other.was, is: other.is })}</p></Notice>}</div>;
};
