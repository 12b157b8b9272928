import { type ReactNode, useEffect, useRef } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './checkout-step.module.css';
import type { CardPayment } from './use-order-placement.ts';

/** The form to the card provider. Submits itself; if that fails, the shopper can click the button (SUBM-07). */
export const CardPaymentForm = ({
  card: { url, fields },
}: {
  readonly card: Pick<CardPayment, 'url' | 'fields'>;
}): ReactNode => {
  const { t } = useTranslation('payments');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} className={styles.form} method="post" action={url} aria-label={t('card.title')}>
      <div role="status">
        <Notice kind="info">
          <p>{t('card.text')}</p>
        </Notice>
      </div>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" isWide>
        {t('card.on')}
      </Button>
    </form>
  );
};
