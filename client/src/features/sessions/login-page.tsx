import { CUSTOMER_NUMBER, ORDER_STATUS, REGISTER } from '@shop/domain/shared/paths';
import { NEW_WISHLIST } from '@shop/domain/wishlists/wishlist-paths';
import { type ReactNode, useId } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './session-page.module.css';

interface LoginPageProps {
  readonly title: string;
  readonly origin: string | undefined;
}

/** For visitors without an account: consumers register, businesses register for a customer number. */
const NewCustomers = ({ origin }: Pick<LoginPageProps, 'origin'>): ReactNode => {
  const { t } = useTranslation('sessions');
  const storefront = useStorefront();
  const id = useId();
  if (storefront.isB2b) {
    return (
      <Card as="section" labelledBy={id}>
        <h2 className={styles.heading} id={id}>
          {t('login.business')}
        </h2>
        <p>{t('login.business.text')}</p>
        <p className={styles.ways}>
          <LinkButton variant="outline" href={REGISTER}>
            {t('login.business.register')}
          </LinkButton>
          <a href={CUSTOMER_NUMBER}>{t('login.business.where')}</a>
        </p>
      </Card>
    );
  }
  const register = origin === undefined ? REGISTER : `${REGISTER}?${new URLSearchParams({ origin })}`;
  return (
    <Card as="section" labelledBy={id}>
      <h2 className={styles.heading} id={id}>
        {t('login.new')}
      </h2>
      <p>{t('login.new.text')}</p>
      <p className={styles.ways}>
        <LinkButton variant="outline" href={register}>
          {t('login.register')}
        </LinkButton>
      </p>
    </Card>
  );
};

/** For guests who come back to see how far their order has got; the business shop has none. */
const WithoutAccount = (): ReactNode => {
  const { t } = useTranslation('sessions');
  if (useStorefront().isB2b) return null;
  return (
    <p>
      {t('login.guest')} <a href={ORDER_STATUS}>{t('login.guest.status')}</a>
    </p>
  );
};

/** Why a visitor of the business shop is here. */
const LoginRequired = (): ReactNode => {
  const { t } = useTranslation('sessions');
  return useStorefront().isB2b && <p>{t('login.required')}</p>;
};

/** What was pressed goes on after the login. */
const ListWaits = (): ReactNode => {
  const { t } = useTranslation('sessions');
  return <p>{t('login.newList')}</p>;
};

export const LoginPage = ({ title, origin }: LoginPageProps): ReactNode => (
  <div className={styles.page}>
    <h1>{title}</h1>
    {origin === NEW_WISHLIST && <ListWaits />}
    {origin !== undefined && <LoginRequired />}
    <div className={styles.columns}>
      <Card>
        <LoginForm origin={origin} />
      </Card>
      <div className={styles.stack}>
        <NewCustomers origin={origin} />
        <WithoutAccount />
      </div>
    </div>
  </div>
);
