import { HOME, RETURNS, WITHDRAWAL_FORM } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from '../../ui/declaration.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { SuccessHeader } from '../../ui/success-header.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { DeclaredFacts } from './declared-facts.tsx';
import { useWithdrawalRight } from './model/use-withdrawal-right.ts';
import type { Receipt, Withdrawal } from './withdrawals.queries.ts';

interface WithdrawalReceiptProps {
  readonly withdrawal: Withdrawal;
  readonly receipt: Receipt;
}

/** That the declaration arrived, when, and what it says; not that it is valid (§ 356a (4) BGB). The mail says the same. */
export const WithdrawalReceipt = ({ withdrawal, receipt }: WithdrawalReceiptProps): ReactNode => {
  const { t } = useTranslation('withdrawals');
  const { exactInstant } = useFormat();
  const isHydrated = useIsHydrated();
  const right = useWithdrawalRight();
  return (
    <div className={styles.page}>
      <SuccessHeader title={t(`receipt.title.${right}`)}>
        <p>{t('receipt.mail', { email: withdrawal.email })}</p>
      </SuccessHeader>
      <Card>
        <div className={styles.record}>
          <p className={styles.statement}>{t(`statement.${right}`)}</p>
          <DeclaredFacts withdrawal={withdrawal}>
            <div>
              <dt>{t('receipt.at')}</dt>
              <dd>
                <time dateTime={receipt.receivedAt}>{exactInstant(receipt.receivedAt)}</time>
              </dd>
            </div>
            <div>
              <dt>{t('receipt.number')}</dt>
              <dd>{receipt.receiptId}</dd>
            </div>
          </DeclaredFacts>
          <p className={styles.muted}>{t(`receipt.only.${right}`)}</p>
        </div>
      </Card>
      <section className={styles.difference} data-print="none">
        <h2>{t('receipt.next')}</h2>
        <p>
          <TextWithLinks text={t(`receipt.next.${right}`)} hrefs={{ returns: RETURNS }} />
        </p>
      </section>
      <p className={styles.ways} data-print="none">
        <LinkButton href={HOME}>{t('receipt.home')}</LinkButton>
        {isHydrated && (
          <Button variant="outline" onClick={() => globalThis.print()}>
            {t('receipt.print')}
          </Button>
        )}
        <a href={WITHDRAWAL_FORM}>{t(`receipt.another.${right}`)}</a>
      </p>
    </div>
  );
};
