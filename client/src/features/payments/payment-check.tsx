import { RETURNING_FROM } from '@shop/domain/payments/payment-return';
import { CHECKOUT_PAYMENT, PRIME_CHECKOUT } from '@shop/domain/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './payment-check.module.css';
import { isPrimeReturn } from './is-prime-return.ts';
import { paymentReturnQuery } from './payments.queries.ts';

/** How often the shop is asked, in milliseconds: soon at first, later less often. */
const POLL_MS = 2000;
const SLOW_POLL_MS = 15_000;
/** After this time the page says that it takes longer than usual. */
const LONG_MS = 30_000;

interface PaymentCheckProps {
  readonly path: string;
  /** The query of the return. */
  readonly search: Readonly<Record<string, unknown>>;
}

const useIsLong = (): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
};

/**
 * The shopper is back from the payment provider, whose notice has not reached the shop yet: polls until it has. Without scripts
 * the link asks again.
 */
export const PaymentCheck = ({ path, search }: PaymentCheckProps): ReactNode => {
  const isPrime = isPrimeReturn(search);
  const { t } = useTranslation('payments');
  const navigateTo = useNavigateTo();
  const isLong = useIsLong();
  const { data } = useQuery({ ...paymentReturnQuery(isPrime), refetchInterval: isLong ? SLOW_POLL_MS : POLL_MS });
  const leadsTo = data?.paymentReturn.leadsTo ?? undefined;
  useEffect(() => {
    if (leadsTo !== undefined) navigateTo(leadsTo, { replace: true });
  }, [leadsTo, navigateTo]);
  return (
    <div className={styles.check}>
      <h1>{t('check.title')}</h1>
      <p>{t('check.text')}</p>
      <div role="status">
        {isLong && (
          <Notice kind="info">
            <p>{t('check.long')}</p>
          </Notice>
        )}
      </div>
      <LinkButton href={isPrime ? `${path}?${RETURNING_FROM}=prime` : path} variant="secondary">
        {t('check.again')}
      </LinkButton>
      <p>
        {t('check.other')} <a href={isPrime ? PRIME_CHECKOUT : CHECKOUT_PAYMENT}>{t('check.other.link')}</a>
      </p>
    </div>
  );
};
