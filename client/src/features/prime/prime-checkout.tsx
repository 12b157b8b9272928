import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import { PRIME, PRIME_CHECKOUT, REGISTER } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './prime-pages.module.css';

/** Only customers become members: the way to an account, and back. A business waits for its customer number first. */
const SignIn = (): ReactNode => {
  const { t } = useTranslation('prime');
  const { isB2b } = useStorefront();
  return (
    <Card>
      <div className={styles.part}>
        <h2>{t('checkout.signIn.title')}</h2>
        <p>{t(isB2b ? 'checkout.signIn.text.business' : 'checkout.signIn.text')}</p>
        <LinkButton href={loginPathFor(PRIME_CHECKOUT)} isWide>
          {t('checkout.signIn')}
        </LinkButton>
        <LinkButton
          href={isB2b ? REGISTER : `${REGISTER}?origin=${encodeURIComponent(PRIME_CHECKOUT)}`}
          variant="secondary"
          isWide
        >
          {t(isB2b ? 'checkout.register.business' : 'checkout.register')}
        </LinkButton>
      </div>
    </Card>
  );
};

const Elsewhere = ({ text, link }: { readonly text: string; readonly link: string }): ReactNode => (
  <>
    <Notice kind="info">
      <p>{text}</p>
    </Notice>
    <LinkButton href={PRIME}>{link}</LinkButton>
  </>
);

interface PrimeCheckoutProps {
  readonly isCustomer: boolean;
  readonly isMember: boolean;
  /** The form that orders; absent if the plan that was chosen is no longer offered. */
  readonly order: ReactNode;
}

/** The Prime checkout: one page with payment, summary and order button. */
export const PrimeCheckout = ({ isCustomer, isMember, order }: PrimeCheckoutProps): ReactNode => {
  const { t } = useTranslation('prime');
  const content = (): ReactNode => {
    if (isMember) return <Elsewhere text={t('checkout.member')} link={t('checkout.member.link')} />;
    if (!isCustomer) return <SignIn />;
    return order ?? <Elsewhere text={t('checkout.gone')} link={t('checkout.gone.link')} />;
  };
  return (
    <div className={styles.checkout}>
      <h1>{t('checkout.title')}</h1>
      {content()}
    </div>
  );
};
