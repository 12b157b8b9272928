import { LOGIN, ORDERS } from '@shop/domain/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LookedUpOrder } from './looked-up-order.tsx';
import { OrderStatusForm } from './order-status-form.tsx';
import { lookedUpOrderQuery } from './order-status.queries.ts';
import styles from './order-status-page.module.css';

/** Asks for number and postcode, then shows where the order stands. For guests, and for anybody who does not want to sign in. */
export const OrderStatusPage = (): ReactNode => {
  const { t } = useTranslation('orders');
  const { data, isError } = useQuery(lookedUpOrderQuery());
  const order = data?.lookedUpOrder ?? undefined;
  const [shownAtFirst] = useState(order?.orderId);
  if (order !== undefined)
    return (
      <div className={styles.page}>
        <LookedUpOrder key={order.orderId} order={order} isNew={order.orderId !== shownAtFirst} />
      </div>
    );
  return (
    <div className={styles.page} data-look="form">
      <h1>{t('status.page')}</h1>
      <p>{t('status.intro')}</p>
      {isError && (
        <Notice kind="warning">
          <p>{t('status.failed')}</p>
        </Notice>
      )}
      <Card>
        <OrderStatusForm />
      </Card>
      <p>
        {t('status.account')}{' '}
        <a href={`${LOGIN}?${new URLSearchParams({ origin: ORDERS })}`}>{t('status.account.login')}</a>
      </p>
    </div>
  );
};
