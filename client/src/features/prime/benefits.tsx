import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './prime-pages.module.css';

const BENEFITS = [
  ['delivery', 'truck'],
  ['badge', 'check'],
  ['cancel', 'return'],
] as const;

/** What members get. */
export const Benefits = (): ReactNode => {
  const { t } = useTranslation('prime');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('benefits')}</h2>
      <ul className={styles.columns}>
        {BENEFITS.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} size={32} />
            <h3>{t(`benefit.${name}`)}</h3>
            <p>{t(`benefit.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
