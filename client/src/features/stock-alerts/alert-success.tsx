import { STOCK_ALERT_DAYS, STOCK_ALERT_LINK_DAYS } from '@shop/domain/stock-alerts/stock-alerts';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from '../../ui/declaration.module.css';
import { SuccessHeader } from '../../ui/success-header.tsx';

export interface WatchedProduct {
  readonly name: string;
  readonly href: string;
}

const Watched = ({ product }: { readonly product: WatchedProduct | undefined }): ReactNode => {
  const { t } = useTranslation('stock-alerts');
  if (product === undefined) return null;
  return (
    <p>
      {t('product')} <a href={product.href}>{product.name}</a>
    </p>
  );
};

/** After the form, the same for every address, and after its confirmation. */
export const AlertSuccess = ({
  isConfirmed,
  product,
}: {
  readonly isConfirmed: boolean;
  /** Absent where the shop no longer has it. */
  readonly product: WatchedProduct | undefined;
}): ReactNode => {
  const { t } = useTranslation('stock-alerts');
  if (isConfirmed)
    return (
      <div className={styles.page}>
        <SuccessHeader title={t('confirmed.title')}>
          <p>{t('confirmed.text', { days: STOCK_ALERT_DAYS })}</p>
          <Watched product={product} />
        </SuccessHeader>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{t('sent.title')}</h1>
      <p>{t('sent.text', { days: STOCK_ALERT_LINK_DAYS })}</p>
      <p>{t('sent.nothing')}</p>
      <Watched product={product} />
    </div>
  );
};
