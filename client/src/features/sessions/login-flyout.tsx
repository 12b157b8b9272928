import { targetAfterFlyout } from '@shop/domain/sessions/target-after-flyout';
import { HOME, LOGIN, REGISTER } from '@shop/domain/shared/paths';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { storefrontUrl } from '@shop/domain/storefronts/storefront-url';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

import { storedLoginTarget } from '../../platform/navigation/login-target.ts';
import { usePageContext, useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './account-layer.module.css';
import { LanguageFlag } from './language-flag.tsx';
import { LoginForm } from './login-form.tsx';

/** Where a business registers: in the shop of its language. */
const BUSINESS_SHOPS = [
  { storefront: STOREFRONTS['b2b-de'], language: 'de', label: 'Deutsch' },
  { storefront: STOREFRONTS['b2b-en'], language: 'en', label: 'English' },
] as const;

/** Pages to which nobody wants to come back after a registration. */
const WITHOUT_RETURN = [HOME, LOGIN, REGISTER];

/** The registration, which leads back to the origin. */
const registerPath = (origin: string | undefined): string =>
  origin === undefined ? REGISTER : `${REGISTER}?${new URLSearchParams({ origin })}`;

/** Registration of a business, in German or English (AUTH-16). */
const BusinessRegistration = ({ onLeave }: { readonly onLeave: () => void }): ReactNode => {
  const { t } = useTranslation('sessions');
  const page = usePageContext();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id}>{t('flyout.business')}</h3>
      <p>{t('flyout.business.text')}</p>
      <ul className={styles.languages}>
        {BUSINESS_SHOPS.map(({ storefront: shop, language, label }) => (
          <li key={language}>
            <a
              href={shop.id === page.storefront.id ? REGISTER : storefrontUrl(shop.id, page, REGISTER)}
              lang={LANGUAGE_RULES[shop.language].textLanguage}
              hrefLang={language}
              onClick={onLeave}
            >
              <LanguageFlag language={language} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The login beneath the account shortcut, with a way to an account for those who have none. */
export const LoginFlyout = ({ onLeave }: { readonly onLeave: () => void }): ReactNode => {
  const { t } = useTranslation('sessions');
  const { isB2b } = useStorefront();
  const { href: path, pathname, search } = useLocation();
  const targetOf = (): string | undefined =>
    targetAfterFlyout({ path, origin: search['origin'] ?? search['redirect'], stored: storedLoginTarget() });
  const form = <LoginForm name="flyout" targetOf={targetOf} onSignedIn={onLeave} />;
  if (isB2b) {
    return (
      <>
        {storedLoginTarget() !== undefined && <p className={styles.required}>{t('login.required')}</p>}
        <div className={styles.panels}>
          {form}
          <BusinessRegistration onLeave={onLeave} />
        </div>
      </>
    );
  }
  return (
    <>
      {form}
      <p className={styles.panel}>
        {t('flyout.new')}{' '}
        <a
          href={registerPath(search['origin'] ?? (WITHOUT_RETURN.includes(pathname) ? undefined : path))}
          onClick={onLeave}
        >
          {t('login.register')}
        </a>
      </p>
    </>
  );
};
