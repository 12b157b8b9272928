import { CONTACT, WITHDRAWAL_FORM } from '@shop/domain/shared/paths';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import styles from '../../ui/declaration.module.css';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { useWithdrawalRight } from '../withdrawals/model/use-withdrawal-right.ts';
import { CancellationForm } from './cancellation-form.tsx';

/** The page to which the cancellation button leads at once (§ 312k (2) BGB). */
export const CancellationFormPage = (props: ComponentProps<typeof CancellationForm>): ReactNode => {
  const { t } = useTranslation('cancellations');
  const right = useWithdrawalRight();
  const id = useId();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Card>
        <CancellationForm {...props} />
      </Card>
      <section className={styles.difference} aria-labelledby={id}>
        <h2 id={id}>{t('difference.title')}</h2>
        <p>
          <TextWithLinks text={t(`difference.${right}`)} hrefs={{ withdraw: WITHDRAWAL_FORM, contact: CONTACT }} />
        </p>
      </section>
    </div>
  );
};
