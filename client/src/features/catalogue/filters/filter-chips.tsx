import type { ReactNode } from 'react';

import { useTranslation } from '../../../platform/texts/translation.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useChosenValues } from './chosen-values.ts';
import type { FilterLinks } from './filter-links.ts';
import styles from './filters.module.css';

/** The chosen values, each with a link that removes it, and one that removes all. */
export const FilterChips = (links: FilterLinks): ReactNode => {
  const { t } = useTranslation('catalogue');
  const values = useChosenValues(links);
  if (values.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul aria-label={t('filters.chosen')}>
        {values.map(({ key, text, label, href }) => (
          <li key={key}>
            <a
              className={styles.chip}
              href={href}
              rel="nofollow"
              aria-label={t('filters.remove', { value: label })}
              data-keeps="chips"
            >
              {text}
              <Icon name="close" size={16} />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.clear} href={links.clearHref}>
        {t('filters.clear')}
      </a>
    </div>
  );
};
