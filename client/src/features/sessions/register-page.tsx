import { LOGIN } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { Card } from '../../ui/card.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { RegisterForm } from './register-form.tsx';
import styles from './session-page.module.css';

/** The registration page of consumers. */
export const RegisterPage = ({ origin }: { readonly origin: string | undefined }): ReactNode => {
  const { t } = useTranslation('sessions');
  const storefront = useStorefront();
  const login = origin === undefined ? LOGIN : `${LOGIN}?${new URLSearchParams({ origin })}`;
  return (
    <div className={styles.narrow}>
      <h1>{t('register.title')}</h1>
      <Card>
        <RegisterForm origin={origin} />
        <p className={styles.note}>
          <TextWithLinks text={t('register.privacy')} hrefs={{ privacy: legalLinksOf(storefront).privacy }} />
        </p>
      </Card>
      <p>
        {t('register.known')} <a href={login}>{t('register.login')}</a>
      </p>
    </div>
  );
};
