import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-controls.module.css';

interface SearchControlsProps {
  /** What the field starts with. */
  readonly searched: string | undefined;
}

/** The field and the button of a search form. */
export const SearchControls = ({ searched }: SearchControlsProps): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.controls}>
      <input
        key={searched}
        className={styles.field}
        type="search"
        name="q"
        defaultValue={searched}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
      />
      <button type="submit" className={styles.button} aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </div>
  );
};
