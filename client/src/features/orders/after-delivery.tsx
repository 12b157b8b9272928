import type { ReactNode } from 'react';

import type { OrderDetailsPartFragment, OrderStatusPartFragment } from '../../platform/generated/graphql.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { FactsTable } from '../../ui/facts-table.tsx';
import { useWithdrawalRight } from '../withdrawals/model/use-withdrawal-right.ts';
import styles from './order-details.module.css';

/** Without the money for somebody who only knows number and postcode. */
type Return = OrderStatusPartFragment['returns'][number] &
  Partial<Pick<OrderDetailsPartFragment['returns'][number], 'refund'>>;
type Withdrawal = OrderDetailsPartFragment['withdrawals'][number];

const ReturnFacts = ({
  progress: { rma, wish, announcedAt, receivedOn, settledOn, refund = null },
}: {
  readonly progress: Return;
}): ReactNode => {
  const { t } = useTranslation('orders');
  const { day, instant } = useFormat();
  const facts = [
    { label: t('after.announced'), value: instant(announcedAt) },
    { label: t('after.wish'), value: wish },
    { label: t('after.received'), value: receivedOn === null ? t('after.notYet') : day(receivedOn) },
    ...(settledOn === null
      ? []
      : [{ label: t(refund === null ? 'after.settled' : 'after.refunded'), value: day(settledOn) }]),
    ...(refund === null ? [] : [{ label: t('after.refund'), value: refund.text }]),
  ];
  return (
    <>
      <h3>{t('after.return', { rma })}</h3>
      <FactsTable facts={facts} />
    </>
  );
};

const Declared = ({ withdrawal: { receiptId, receivedAt } }: { readonly withdrawal: Withdrawal }): ReactNode => {
  const { t } = useTranslation('orders');
  const { exactInstant } = useFormat();
  const right = useWithdrawalRight();
  return (
    <p>
      {t(`after.declared.${right}`, {
        moment: exactInstant(receivedAt),
        receipt: receiptId,
      })}
    </p>
  );
};

interface AfterDeliveryProps {
  readonly returns: readonly Return[];
  readonly withdrawals?: readonly Withdrawal[];
}

/** What the buyer has sent back, and declared about the contract. */
export const AfterDelivery = ({ returns, withdrawals = [] }: AfterDeliveryProps): ReactNode => {
  const { t } = useTranslation('orders');
  if (returns.length + withdrawals.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={styles.heading}>{t('after.title')}</h2>
      <div className={styles.after}>
        {withdrawals.map((withdrawal) => (
          <Declared key={withdrawal.receiptId} withdrawal={withdrawal} />
        ))}
        {returns.map((progress) => (
          <div key={progress.rma}>
            <ReturnFacts progress={progress} />
          </div>
        ))}
      </div>
    </Card>
  );
};
