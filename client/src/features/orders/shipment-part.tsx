import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { ShipmentFacts, type ShownShipment } from './shipment-facts.tsx';
import styles from './shipment-part.module.css';
import { ShipmentSteps } from './shipment-steps.tsx';

interface ShipmentPartProps {
  readonly shipment: ShownShipment;
  /** Place among the deliveries of the order, from 1. */
  readonly at: number;
  readonly of: number;
  /** Its articles. */
  readonly children: ReactNode;
}

/** One delivery of an order: how far it has got, how to follow it, and what is in it. */
export const ShipmentPart = ({ shipment, at, of, children }: ShipmentPartProps): ReactNode => {
  const { t } = useTranslation('orders');
  const message = useMessage();
  const heading = useId();
  const { status, cancelReason } = shipment;
  return (
    <Card as="section" labelledBy={heading}>
      <div className={styles.shipment}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.heading}>
            {of === 1 ? t('detail.delivery') : t('detail.deliveryOf', { at, of })}
          </h2>
          {of > 1 && <OrderStatusBadge status={status} />}
        </header>
        {status === 'cancelled' && (
          <Notice kind="info">
            <p>{cancelReason === null ? t('shipment.cancelled') : message(cancelReason)}</p>
          </Notice>
        )}
        <ShipmentSteps status={status} />
        <ShipmentFacts shipment={shipment} />
        {children}
      </div>
    </Card>
  );
};
