import { orderDetailPath, RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import { type ReactNode, useId } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useFormat } from '../../platform/texts/format.ts';
import type { OrderOverviewPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './order-entry.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { ReorderForm, ReorderResult } from './reorder.tsx';
import { useReorder } from './use-reorder.ts';

/** Articles in several sizes may share a picture. */
const eachOnce = (pictures: OrderOverviewPartFragment['pictures']): OrderOverviewPartFragment['pictures'] => [
  ...new Map(pictures.map((picture) => [picture.src, picture])).values(),
];

/** An order in the list: what it is, where it stands, and what its buyer can do with it. */
export const OrderEntry = ({ order }: { readonly order: OrderOverviewPartFragment }): ReactNode => {
  const { t } = useTranslation('orders');
  const { isB2b } = useStorefront();
  const { day } = useFormat();
  const heading = useId();
  const { orderId, orderedAt, status, articleCount, pictures, total, returnHash } = order;
  const reorder = useReorder(orderId);
  return (
    <Card as="article" labelledBy={heading}>
      <div className={styles.entry}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.heading}>
            <a href={orderDetailPath(orderId)}>{t('entry.heading', { number: orderId })}</a>
          </h2>
          <OrderStatusBadge status={status} />
        </header>
        <dl className={styles.facts}>
          <div>
            <dt>{t('entry.orderedOn')}</dt>
            <dd>
              <time dateTime={orderedAt}>{day(orderedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{t(isB2b ? 'entry.totalGross' : 'entry.total')}</dt>
            <dd>{total.text}</dd>
          </div>
          <div>
            <dt>{t('entry.content')}</dt>
            <dd>{t('entry.articles', { count: articleCount })}</dd>
          </div>
        </dl>
        {pictures.length > 0 && (
          <div className={styles.pictures} data-print="none">
            {eachOnce(pictures).map((picture) => (
              <Picture key={picture.src} picture={picture} sizes="4rem" alt="" />
            ))}
          </div>
        )}
        {reorder.outcome !== undefined && <ReorderResult outcome={reorder.outcome} />}
        <div className={styles.ways} data-print="none">
          <LinkButton
            variant="outline"
            href={orderDetailPath(orderId)}
            aria-label={t('entry.details.of', { number: orderId })}
          >
            {t('entry.details')}
          </LinkButton>
          {returnHash !== null && (
            <LinkButton
              variant="outline"
              href={`${RETURN_STEP_PATHS.productselection}?${new URLSearchParams({ order: returnHash })}`}
              aria-label={t('entry.return.of', { number: orderId })}
            >
              {t('entry.return')}
            </LinkButton>
          )}
          <ReorderForm orderId={orderId} isPending={reorder.isPending} onSubmit={reorder.submit} />
        </div>
      </div>
    </Card>
  );
};
