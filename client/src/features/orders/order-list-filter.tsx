import { LONGEST_ORDER_SEARCH, type OrderListQuery } from '@shop/domain/orders/order-list';
import { ORDERS } from '@shop/domain/shared/paths';
import { type ReactNode, useEffect, useRef } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './order-list.module.css';

interface OrderListFilterProps {
  readonly query: OrderListQuery;
  readonly years: readonly number[];
}

/** Search and period of the list, as a GET form (ORDER-02). With scripts a chosen period submits it. */
export const OrderListFilter = ({ query: { searchText = '', dateFilter }, years }: OrderListFilterProps): ReactNode => {
  const { t } = useTranslation('orders');
  const { isB2b } = useStorefront();
  const period = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (period.current !== null) period.current.value = String(dateFilter);
  }, [dateFilter]);
  const known =
    typeof dateFilter === 'number' && !years.includes(dateFilter)
      ? [...years, dateFilter].toSorted((a, b) => b - a)
      : years;
  const periods = [
    { value: 'last3months', label: t('list.period.last3months') },
    ...known.map((year) => ({ value: String(year), label: String(year) })),
    { value: 'all', label: t('list.period.all') },
  ];
  return (
    <form
      className={styles.filter}
      action={ORDERS}
      method="get"
      role="search"
      aria-label={t('list.filter')}
      data-print="none"
    >
      <SearchField
        name="q"
        label={t('list.search')}
        hint={t(isB2b ? 'list.search.hint.business' : 'list.search.hint')}
        searched={searchText}
        maxLength={LONGEST_ORDER_SEARCH}
      />
      <Select
        ref={period}
        name="filter"
        autoComplete="off"
        label={t('list.period')}
        defaultValue={String(dateFilter)}
        submits
        options={periods}
      />
      <Button type="submit" variant="secondary">
        {t('list.show')}
      </Button>
    </form>
  );
};
