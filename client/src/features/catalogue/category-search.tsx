import { SEARCH_TERM_MAX_LENGTH } from '@shop/domain/search/search-query';
import { SEARCH } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './category-search.module.css';

/** A search within one category, as a GET form that leads to the search page. */
export const CategorySearch = ({ id, name }: { readonly id: string; readonly name: string }): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <form
      className={styles.search}
      action={SEARCH}
      method="get"
      role="search"
      aria-label={t('listing.search', { category: name })}
    >
      <label htmlFor="search-in-category">{t('listing.search', { category: name })}</label>
      <div>
        <input
          id="search-in-category"
          type="search"
          name="q"
          maxLength={SEARCH_TERM_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <input type="hidden" name="searchInCategoryId" value={id} />
        <Button type="submit" variant="outline">
          {t('listing.search.go')}
        </Button>
      </div>
    </form>
  );
};
