import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from '../../ui/declaration.module.css';
import type { Withdrawal } from './withdrawals.queries.ts';

/** What was entered, word for word. */
export const DeclaredFacts = ({
  withdrawal,
  children,
}: {
  readonly withdrawal: Withdrawal;
  readonly children?: ReactNode;
}): ReactNode => {
  const { t } = useTranslation('withdrawals');
  const { fullName, orderNumber, email, withdrawnGoods, withdrawalReason } = withdrawal;
  return (
    <dl className={styles.facts}>
      {children}
      <div>
        <dt>{t('fullName')}</dt>
        <dd>{fullName}</dd>
      </div>
      <div>
        <dt>{t('order.declared')}</dt>
        <dd>{orderNumber}</dd>
      </div>
      <div>
        <dt>{t('goods.declared')}</dt>
        <dd>{withdrawnGoods ?? t('goods.all')}</dd>
      </div>
      {withdrawalReason !== null && (
        <div>
          <dt>{t('reason')}</dt>
          <dd>{withdrawalReason}</dd>
        </div>
      )}
      <div>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
      </div>
    </dl>
  );
};
