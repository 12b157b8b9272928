import { productSelectionPath } from '@shop/domain/returns/returns-guard';
import { HOME, ORDERS } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { SubmittedReturnPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { SuccessHeader } from '../../ui/success-header.tsx';
import { LineSummary } from './line-summary.tsx';
import lineStyles from './return-line.module.css';
import type { ReturnOrder, SubmittedReturn } from './return-flow.ts';
import styles from './returns.module.css';
import { isReturnable } from './selection-values.ts';
import type { OpenReturn } from './use-return-flow.ts';

type Shipment = SubmittedReturnPartFragment['shipments'][number];

const Labels = ({ labels, carrierName }: Pick<Shipment, 'labels' | 'carrierName'>): ReactNode => {
  const { t } = useTranslation('returns');
  if (labels.length === 0) return null;
  return (
    <ul className={styles.labels} aria-label={t('result.labels')}>
      {labels.map((url, at) => (
        <li key={url}>
          <LinkButton href={url} target="_blank" rel="noreferrer" variant="outline">
            {labels.length === 1
              ? t('result.label', { carrier: carrierName ?? '' })
              : t('result.label.of', { carrier: carrierName ?? '', number: at + 1, count: labels.length })}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
};

const NextSteps = ({
  shipment: { rma, labels, carrierName, regulation },
}: {
  readonly shipment: Shipment;
}): ReactNode => {
  const { t } = useTranslation('returns');
  return (
    <ol className={styles.next}>
      <li>{t('result.next.pack')}</li>
      {labels.length === 0 ? <li>{t('result.next.write', { rma })}</li> : <li>{t('result.next.label')}</li>}
      <li>{carrierName === null ? t('result.next.send') : t('result.next.hand', { carrier: carrierName })}</li>
      <li>
        {regulation.description === ''
          ? t('result.next.check')
          : t('result.next.then', { regulation: regulation.description })}
      </li>
    </ol>
  );
};

const ShipmentPart = ({ shipment, order }: { readonly shipment: Shipment; readonly order: ReturnOrder }): ReactNode => {
  const { t } = useTranslation('returns');
  const { rma, regulation, labels, carrierName, items } = shipment;
  return (
    <Card as="section">
      <h2 className={styles.heading}>
        {t('result.rma')} <strong className={styles.rma}>{rma}</strong>
      </h2>
      <Labels labels={labels} carrierName={carrierName} />
      <h3 className={styles.subheading}>{t('result.next')}</h3>
      <NextSteps shipment={shipment} />
      <h3 className={styles.subheading}>{t('result.goods', { regulation: regulation.name })}</h3>
      <ul className={lineStyles.lines} data-plain>
        {items.flatMap(({ itemId, quantity }) =>
          order.items
            .filter(({ id }) => id === itemId)
            .map((item) => (
              <li key={itemId} className={lineStyles.line}>
                <LineSummary item={item} quantity={quantity} />
              </li>
            )),
        )}
      </ul>
    </Card>
  );
};

interface ReturnResultProps {
  readonly flow: OpenReturn;
  readonly submitted: SubmittedReturn;
}

/** The return is submitted: its number, its labels, and what to do next. */
export const ReturnResult = ({ flow: { order, loginState }, submitted }: ReturnResultProps): ReactNode => {
  const { t } = useTranslation('returns');
  const hasMore = order.items.some(isReturnable);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <SuccessHeader title={t('result.title')}>
          <p>{t('result.mail')}</p>
        </SuccessHeader>
        {submitted.shipments.map((shipment) => (
          <ShipmentPart key={shipment.rma} shipment={shipment} order={order} />
        ))}
        <p className={styles.ways}>
          {loginState === 'customer' ? (
            <LinkButton href={ORDERS}>{t('result.orders')}</LinkButton>
          ) : (
            <LinkButton href={HOME}>{t('result.shop')}</LinkButton>
          )}
          {hasMore && (
            <LinkButton variant="outline" href={productSelectionPath(order.hash)}>
              {t('result.more')}
            </LinkButton>
          )}
        </p>
      </div>
    </div>
  );
};
