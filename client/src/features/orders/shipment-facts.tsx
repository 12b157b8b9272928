import type { ReactNode } from 'react';

import type { ShipmentPartFragment } from '../../platform/generated/graphql.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import styles from './shipment-facts.module.css';

/** A delivery as anybody may see it who knows number and postcode; its buyer sees the invoice too. */
export type ShownShipment = Omit<ShipmentPartFragment, 'items' | 'invoiceLink'> &
  Partial<Pick<ShipmentPartFragment, 'invoiceLink'>>;

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const TrackingCode = ({ code }: { readonly code: string }): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <>
      <span className={styles.code}>{code}</span>
      <CopyButton text={code} label={t('copy.code')} done={t('copy.done')} failed={t('copy.failed')} />
    </>
  );
};

/** Carrier, days, tracking and invoice of a delivery (ORDER-04). */
export const ShipmentFacts = ({ shipment }: { readonly shipment: ShownShipment }): ReactNode => {
  const { t } = useTranslation('orders');
  const { date, dateRange } = useFormat();
  const {
    status,
    carrier,
    arrives,
    dispatchDate,
    deliveredOn,
    trackingCode,
    trackingLink,
    invoiceLink = null,
  } = shipment;
  const isUnderway = status !== 'delivered' && status !== 'cancelled';
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={t('shipment.carrier')}>{carrier}</Fact>
        {isUnderway && arrives !== null && <Fact label={t('shipment.arrives')}>{dateRange(arrives)}</Fact>}
        {dispatchDate !== null && (
          <Fact label={t('shipment.dispatched')}>
            <time dateTime={dispatchDate}>{date(dispatchDate)}</time>
          </Fact>
        )}
        {deliveredOn !== null && (
          <Fact label={t('shipment.delivered')}>
            <time dateTime={deliveredOn}>{date(deliveredOn)}</time>
          </Fact>
        )}
        {trackingCode !== null && (
          <Fact label={t('shipment.code')}>
            <TrackingCode code={trackingCode} />
          </Fact>
        )}
      </dl>
      {(trackingLink !== null || invoiceLink !== null) && (
        <p className={styles.links} data-print="none">
          {trackingLink !== null && <ExternalLink href={trackingLink}>{t('shipment.track')}</ExternalLink>}
          {invoiceLink !== null && <ExternalLink href={invoiceLink}>{t('shipment.invoice')}</ExternalLink>}
        </p>
      )}
    </>
  );
};
