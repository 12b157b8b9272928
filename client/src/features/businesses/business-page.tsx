import { CUSTOMER_NUMBER, HOME, LOGIN } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { BusinessForm, type BusinessFormProps } from './business-form.tsx';
import styles from './business-page.module.css';

/** What happens after the registration: the shop checks the certificate, then the customer number comes by mail. */
const Received = (): ReactNode => {
  const { t } = useTranslation('businesses');
  return (
    <div className={styles.page}>
      <h1>{t('received.title')}</h1>
      <Notice kind="success">
        <p>{t('received.text')}</p>
      </Notice>
      <Card>
        <h2 className={styles.heading}>{t('received.next')}</h2>
        <ol className={styles.steps}>
          <li>{t('received.step.check')}</li>
          <li>{t('received.step.mail')}</li>
          <li>{t('received.step.login')}</li>
        </ol>
        <p className={styles.ways}>
          <LinkButton href={HOME} variant="outline">
            {t('received.shop')}
          </LinkButton>
          <a href={CUSTOMER_NUMBER}>{t('number')}</a>
        </p>
      </Card>
      <p>
        {t('received.noMail')} <a href={legalLinksOf(useStorefront()).contact}>{t('received.contact')}</a>
      </p>
    </div>
  );
};

interface BusinessPageProps extends BusinessFormProps {
  readonly isReceived: boolean;
}

/** The registration page of the business shop. */
export const BusinessPage = ({ isReceived, ...form }: BusinessPageProps): ReactNode => {
  const { t } = useTranslation('businesses');
  const { privacy } = legalLinksOf(useStorefront());
  if (isReceived) return <Received />;
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <Card>
        <BusinessForm {...form} />
        <p className={styles.note}>
          <TextWithLinks text={t('privacy')} hrefs={{ privacy }} />
        </p>
      </Card>
      <p>
        {t('known')} <a href={LOGIN}>{t('login')}</a> · <a href={CUSTOMER_NUMBER}>{t('number')}</a>
      </p>
    </div>
  );
};
