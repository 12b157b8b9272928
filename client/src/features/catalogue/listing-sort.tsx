import { CATEGORY_SORTS, type CategorySort } from '@shop/domain/catalogue/category';
import { writeFilterParams } from '@shop/domain/catalogue/filter-params';
import type { ListingFilters } from '@shop/domain/catalogue/listing-filters';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './listing-sort.module.css';

interface ListingSortProps {
  readonly path: string;
  readonly sort: CategorySort;
  readonly sorts: readonly string[];
  readonly filters: ListingFilters;
}

/** The sort order of a listing, as a GET form that keeps the filters. With scripts it submits on change. */
export const ListingSort = ({ path, sort, sorts, filters }: ListingSortProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <form className={styles.sort} action={path} method="get">
      {Object.entries(writeFilterParams(filters)).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <Select name="sort" autoComplete="off" label={t('listing.sort')} data-keeps="sort" defaultValue={sort} submits options={CATEGORY_SORTS.filter((known) => sorts.includes(known)).map((known) => ({ value: known, label: t(`listing.sort.${known}`) }))} />
      <noscript><Button type="submit" variant="outline">{t('listing.apply')}</Button></noscript>
    </form>
  );
};
