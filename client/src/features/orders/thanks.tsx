import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
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
    <header className={styles.thanks}>
      <span className={styles.sign}><Icon name="check" size={32} /></span>
      <h1>{t('thanks')}</h1>
      <p>{t('number')} <strong>{orderId}</strong></p>
      <p className={styles.muted}>{children}</p>
    </header>
  );
};

/** The short confirmation after the session has ended: another tab has shown the full one. */
export const Thanks = ({ orderId }: Pick<ThanksHeaderProps, 'orderId'>): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.page}>
      <ThanksHeader orderId={orderId}>{t('thanks.mail')}</ThanksHeader>
      <OtherTotalNotice orderId={orderId} />
      <p className={styles.on}><LinkButton href={HOME}>{t('on')}</LinkButton></p>
    </div>
  );
};
