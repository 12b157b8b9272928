import { HOME, orderDetailPath, ORDERS } from '@shop/domain/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import type { RecentOrdersQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recentOrdersQuery } from './orders.queries.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import styles from './recent-orders.module.css';

type Orders = RecentOrdersQuery['recentOrders'];

/** Placeholders for three rows. */
const LOADING = [10, 10, 10];

const OrderTable = ({ orders, labelledBy }: { readonly orders: Orders; readonly labelledBy: string }): ReactNode => {
  const { t } = useTranslation('orders');
  const { day } = useFormat();
  return (
    <div className={styles.frame}>
      <table className={styles.orders} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('recent.number')}</th>
            <th scope="col">{t('recent.day')}</th>
            <th scope="col">{t('recent.status')}</th>
            <th scope="col">{t('recent.total')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ orderId, orderedAt, status, total }) => (
            <tr key={orderId}>
              <th scope="row">
                <a href={orderDetailPath(orderId)}>{orderId}</a>
              </th>
              <td>
                <time dateTime={orderedAt}>{day(orderedAt)}</time>
              </td>
              <td>
                <OrderStatusBadge status={status} />
              </td>
              <td>{total.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The newest orders of the customer who is signed in: number, day, status and total. */
export const RecentOrders = (): ReactNode => {
  const { t } = useTranslation('orders');
  const heading = useId();
  const { data, isError } = useQuery(recentOrdersQuery());
  const orders = data?.recentOrders;
  if (orders?.length === 0)
    return (
      <Card as="section">
        <EmptyState
          headline={t('recent.none')}
          text={t('recent.none.text')}
          link={{ href: HOME, label: t('recent.none.on') }}
        />
      </Card>
    );
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('recent')}
      </h2>
      {orders !== undefined && (
        <>
          <OrderTable orders={orders} labelledBy={heading} />
          <p className={styles.all}>
            <a href={ORDERS}>{t('recent.all')}</a>
          </p>
        </>
      )}
      {orders === undefined &&
        (isError ? (
          <Notice kind="warning">
            <p>{t('recent.failed')}</p>
          </Notice>
        ) : (
          <Skeleton shapes={LOADING} />
        ))}
    </Card>
  );
};
