import { DEFAULT_SEARCH_SORT, SEARCH_SORTS, type SearchQuery, writeSearchParams } from '@shop/domain/search/search-query';
import { SEARCH } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './listing-sort.module.css';

/** The order of what was found, as a GET form that keeps the rest of the search. With scripts it submits on change. */
export const SearchSortForm = ({ query }: { readonly query: SearchQuery }): ReactNode => {
  const { t } = useTranslation('search');
  const kept = Object.entries(writeSearchParams({ ...query, page: 1, sort: DEFAULT_SEARCH_SORT }));
  return (
    <form className={styles.sort} action={SEARCH} method="get">
      {kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <Select name="sort" autoComplete="off" label={t('sort')} defaultValue={query.sort} submits options={SEARCH_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))} />
      <noscript><Button type="submit" variant="outline">{t('apply')}</Button></noscript>
    </form>
  );
};
