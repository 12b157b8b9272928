import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import type { FilterParams } from '@shop/domain/catalogue/filter-params';
import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './listing-sort.module.css';

const KNOWN_SORTS = [...CATEGORY_SORTS, ...SEARCH_SORTS] as const;

interface ListingSortProps {
  readonly path: string;
  readonly sort: string;
  readonly sorts: readonly string[];
  /** The parameters of the list without its page and its order. */
  readonly kept: FilterParams;
}

/** The sort order of a list, as a GET form that keeps the rest of its URL. With scripts it submits on change. */
export const ListingSort = ({ path, sort, sorts, kept }: ListingSortProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const options = sorts
    .flatMap((offered) => KNOWN_SORTS.find((known) => known === offered) ?? [])
    .map((known) => ({ value: known, label: t(`listing.sort.${known}`) }));
  return (
    <form className={styles.sort} action={path} method="get">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="sort"
        autoComplete="off"
        label={t('listing.sort')}
        data-keeps="sort"
        defaultValue={sort}
        submits
        options={options}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {t('listing.apply')}
        </Button>
      </noscript>
    </form>
  );
};
