import { CONTACT, HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { ContactReceiptPartFragment } from '../../platform/generated/graphql.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import styles from '../../ui/declaration.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { SuccessHeader } from '../../ui/success-header.tsx';

/** That a request arrived, and until when it is answered. It can be loaded again. */
export const ContactReceipt = ({ receipt }: { readonly receipt: ContactReceiptPartFragment }): ReactNode => {
  const { t } = useTranslation('contact');
  const { date, instant } = useFormat();
  const { ticketNumber, receivedAt, answerBy, copyTo } = receipt;
  return (
    <>
      <SuccessHeader title={t('receipt.title')}>
        <p>{t('receipt.answer', { day: date(answerBy) })}</p>
      </SuccessHeader>
      <Card>
        <dl className={styles.facts}>
          <div>
            <dt>{t('receipt.number')}</dt>
            <dd>
              <strong>{ticketNumber}</strong>
              <p className={styles.muted}>{t('receipt.number.hint')}</p>
            </dd>
          </div>
          <div>
            <dt>{t('receipt.at')}</dt>
            <dd>
              <time dateTime={receivedAt}>{instant(receivedAt)}</time>
            </dd>
          </div>
          {copyTo !== null && (
            <div>
              <dt>{t('receipt.copy')}</dt>
              <dd>{copyTo}</dd>
            </div>
          )}
        </dl>
      </Card>
      <p className={styles.ways} data-print="none">
        <LinkButton href={HOME}>{t('receipt.home')}</LinkButton>
        <a href={CONTACT}>{t('receipt.another')}</a>
      </p>
    </>
  );
};
