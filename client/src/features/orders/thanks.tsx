import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SuccessHeader } from '../../ui/success-header.tsx';
import styles from './confirmation.module.css';
import { OtherTotalNotice } from './other-total-notice.tsx';

interface ThanksHeaderProps {
  readonly orderId: string;
  readonly children: ReactNode;
}

/** The thank-you heading with the order's number. */
export const ThanksHeader = ({ orderId, children }: ThanksHeaderProps): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <SuccessHeader title={t('thanks')}>
      <p>
        {t('number')} <strong>{orderId}</strong>
      </p>
      <p className={styles.muted}>{children}</p>
    </SuccessHeader>
  );
};

/** The short confirmation after the session has ended: another tab has shown the full one. */
export const Thanks = ({ orderId }: Pick<ThanksHeaderProps, 'orderId'>): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.page}>
      <ThanksHeader orderId={orderId}>{t('thanks.mail')}</ThanksHeader>
      <OtherTotalNotice orderId={orderId} />
      <p className={styles.on}>
        <LinkButton href={HOME}>{t('on')}</LinkButton>
      </p>
    </div>
  );
};
