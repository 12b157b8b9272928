import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDomainSettings } from '../domain-settings.ts';
import styles from './promise-strip.module.css';

/** The shop's promises, in a thin strip above the header. */
export const PromiseStrip = (): ReactNode => {
  const { t } = useTranslation('shell');
  const { isB2b } = useDomainSettings();
  return (
    <section className={styles.strip} aria-label={t('promise.label')} data-print="none">
      <ul>
        <li><Icon name="truck" size={18} />{isB2b ? t('promise.b2b.delivery') : t('promise.delivery')}</li>
        <li><Icon name="receipt" size={18} />{isB2b ? t('promise.b2b.invoice') : t('promise.invoice')}</li>
        <li><Icon name={isB2b ? 'phone' : 'return'} size={18} />{isB2b ? t('promise.b2b.contact') : t('promise.returns')}</li>
      </ul>
    </section>
  );
};
