import { contactPath, ORDERS, RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import { addToListPath } from '@shop/domain/wishlists/add-to-list-path';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import type { OrderDetailsPartFragment } from '../../platform/generated/graphql.ts';
import { useFocusFallback } from '../../platform/focus/focus-page.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactsTable } from '../../ui/facts-table.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { AfterDelivery } from './after-delivery.tsx';
import { CancelOrder } from './cancel-order.tsx';
import styles from './order-details.module.css';
import { OrderItems } from './order-items.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { ReorderForm, ReorderResult } from './reorder.tsx';
import { ShipmentPart } from './shipment-part.tsx';
import { useReorder } from './use-reorder.ts';
import { WithdrawalLink } from './withdrawal-link.tsx';

export type ShownOrder = OrderDetailsPartFragment;

interface OrderDetailsProps {
  readonly order: ShownOrder;
  /** Parts that the route renders from other areas. */
  readonly addressLines: (address: ShownOrder['billingAddress']) => ReactNode;
  readonly totals: ReactNode;
}

const Part = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode => (
  <Card as="section">
    <h2 className={styles.heading}>{heading}</h2>
    {children}
  </Card>
);

const Actions = ({ order, children }: { readonly order: ShownOrder; readonly children: ReactNode }): ReactNode => {
  const { t } = useTranslation('orders');
  const { orderId, returnHash, canBeCancelled, canBeWithdrawn } = order;
  return (
    <div className={styles.actions} data-print="none">
      <div className={styles.ways}>
        {children}
        <LinkButton variant="outline" href={addToListPath({ from: 'order', orderId })}>
          {t('detail.toList')}
        </LinkButton>
        <PostForm action="fill-order-form" fields={{ source: 'order', orderId }}>
          <Button type="submit" variant="outline">
            {t('detail.toOrderForm')}
          </Button>
        </PostForm>
        {returnHash !== null && (
          <LinkButton
            variant="outline"
            href={`${RETURN_STEP_PATHS.productselection}?${new URLSearchParams({ order: returnHash })}`}
          >
            {t('detail.return')}
          </LinkButton>
        )}
        {canBeWithdrawn && <WithdrawalLink orderId={orderId} />}
        <a href={contactPath(orderId)}>{t('detail.ask')}</a>
      </div>
      {canBeCancelled && <CancelOrder order={order} />}
    </div>
  );
};

/** Who pays how, and how the buyer is reached. */
const Facts = ({
  order: { paymentName, email, phone, orderReference, costCentre, comment },
}: {
  readonly order: ShownOrder;
}): ReactNode => {
  const { t } = useTranslation('orders');
  const facts = [
    { label: t('detail.payment'), value: paymentName },
    { label: t('detail.email'), value: email },
    { label: t('detail.phone'), value: phone ?? '' },
    { label: t('detail.reference'), value: orderReference ?? '' },
    { label: t('detail.costCentre'), value: costCentre ?? '' },
    { label: t('detail.comment'), value: comment ?? '' },
  ];
  return <FactsTable facts={facts.filter(({ value }) => value !== '')} />;
};

/** An order as its buyer sees it (ORDER-04). */
export const OrderDetails = ({ order, addressLines, totals }: OrderDetailsProps): ReactNode => {
  const { t } = useTranslation('orders');
  const { instant } = useFormat();
  const { orderId, orderedAt, status, shipments } = order;
  const reorder = useReorder(
    orderId,
    shipments.flatMap(({ items }) => items),
  );
  useFocusFallback();
  return (
    <div className={styles.page}>
      <p data-print="none">
        <a href={ORDERS}>{t('detail.all')}</a>
      </p>
      <header className={styles.header}>
        <h1>{t('detail.title', { number: orderId })}</h1>
        <OrderStatusBadge status={status} />
        <p className={styles.moment}>{t('detail.orderedAt', { moment: instant(orderedAt) })}</p>
      </header>
      {reorder.outcome !== undefined && <ReorderResult outcome={reorder.outcome} />}
      <Actions order={order}>
        <ReorderForm orderId={orderId} isPending={reorder.isPending} onSubmit={reorder.submit} />
      </Actions>
      {shipments.map((shipment, place) => (
        <ShipmentPart key={`${place} of ${shipments.length}`} shipment={shipment} at={place + 1} of={shipments.length}>
          <OrderItems label={t('shipment.items')} items={shipment.items} status={shipment.status} />
        </ShipmentPart>
      ))}
      <AfterDelivery returns={order.returns} withdrawals={order.withdrawals} />
      <div className={styles.columns}>
        <Part heading={t('billing')}>
          <address>{addressLines(order.billingAddress)}</address>
        </Part>
        <Part heading={t('delivery')}>
          <address>{addressLines(order.shippingAddress)}</address>
        </Part>
        <Part heading={t('detail.about')}>
          <Facts order={order} />
        </Part>
        <Part heading={t('detail.sum')}>{totals}</Part>
      </div>
    </div>
  );
};
