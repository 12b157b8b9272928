import { CANCELLATION_FORM, HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from '../../ui/declaration.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { SuccessHeader } from '../../ui/success-header.tsx';
import type { Receipt } from './cancellations.queries.ts';

const Declared = ({ receipt }: { readonly receipt: Receipt }): ReactNode => {
  const { t } = useTranslation('cancellations');
  const { exactInstant, day } = useFormat();
  const { receiptId, receivedAt, kind, cancellationReason, fullName, email, contract, endsOn } = receipt;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('receipt.at')}</dt>
        <dd>
          <time dateTime={receivedAt}>{exactInstant(receivedAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('receipt.number')}</dt>
        <dd>{receiptId}</dd>
      </div>
      <div>
        <dt>{t('contract')}</dt>
        <dd>
          {t('contract.prime')}
          {', '}
          {contract}
        </dd>
      </div>
      {kind !== null && (
        <div>
          <dt>{t('kind')}</dt>
          <dd>{t(`kind.${kind}`)}</dd>
        </div>
      )}
      {cancellationReason !== null && (
        <div>
          <dt>{t('cancellationReason')}</dt>
          <dd>{cancellationReason}</dd>
        </div>
      )}
      <div>
        <dt>{t('endsOn')}</dt>
        <dd>{endsOn === null ? t('endsOn.earliest') : day(endsOn)}</dd>
      </div>
      <div>
        <dt>{t('fullName')}</dt>
        <dd>{fullName}</dd>
      </div>
      <div>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
      </div>
    </dl>
  );
};

/** What was declared by the button, with date and time, to be stored (§ 312k (3) BGB). It does not say whether there is such a contract. */
export const CancellationReceipt = ({ receipt }: { readonly receipt: Receipt }): ReactNode => {
  const { t } = useTranslation('cancellations');
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.page}>
      <SuccessHeader title={t('receipt.title')}>
        <p>{t('receipt.mail', { email: receipt.email })}</p>
      </SuccessHeader>
      <Card>
        <div className={styles.record}>
          <p className={styles.statement}>{t('receipt.statement')}</p>
          <Declared receipt={receipt} />
        </div>
      </Card>
      <section className={styles.difference}>
        <h2>{t('receipt.end')}</h2>
        <p>{t('receipt.end.text')}</p>
      </section>
      <p className={styles.ways} data-print="none">
        {isHydrated && (
          <Button variant="outline" onClick={() => globalThis.print()}>
            {t('receipt.print')}
          </Button>
        )}
        <LinkButton href={HOME}>{t('receipt.home')}</LinkButton>
        <a href={CANCELLATION_FORM}>{t('receipt.another')}</a>
      </p>
    </div>
  );
};
