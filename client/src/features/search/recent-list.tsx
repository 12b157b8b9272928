import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pathOfSearch } from './follow-search.ts';
import styles from './recent-list.module.css';

interface RecentListProps {
  readonly id: string;
  readonly terms: readonly string[];
  readonly onSearch: (term: string) => void;
  readonly onForget: (term: string) => void;
  readonly onForgetAll: () => void;
}

/** What was searched for in this browser: links in the order of the Tab key, each with its way to remove it. */
export const RecentList = ({ id, terms, onSearch, onForget, onForgetAll }: RecentListProps): ReactNode => {
  const { t } = useTranslation('suggestions');
  return (
    <section id={id} className={styles.recent} aria-label={t('recent.label')}>
      <div className={styles.head}>
        <p>{t('recent.label')}</p>
        <button type="button" onClick={onForgetAll}>
          {t('recent.forgetAll')}
        </button>
      </div>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <a
              href={pathOfSearch(term)}
              onClick={(event) => {
                event.preventDefault();
                onSearch(term);
              }}
            >
              <Icon name="search" size={18} />
              {term}
            </a>
            <button type="button" aria-label={t('recent.forget', { term })} onClick={() => onForget(term)}>
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
