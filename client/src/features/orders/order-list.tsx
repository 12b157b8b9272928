import { type OrderListQuery, orderListSearchOf } from '@shop/domain/orders/order-list';
import { HOME, ORDERS } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { OrderListQuery as OrderListResult } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { OrderEntry } from './order-entry.tsx';
import { OrderListFilter } from './order-list-filter.tsx';
import styles from './order-list.module.css';

type Shown = OrderListResult['orderList'];

const hrefOf = (query: OrderListQuery): string => {
  const search = new URLSearchParams({ ...orderListSearchOf(query) }).toString();
  return search === '' ? ORDERS : `${ORDERS}?${search}`;
};

/** "7 Bestellungen im Jahr 2025, passend zu „Heft“", and on more than one page which of them. */
const useCountText = (
  { total, totalPages, firstIndex, lastIndex }: Shown,
  { searchText, dateFilter }: OrderListQuery,
): string => {
  const { t } = useTranslation('orders');
  const orders =
    typeof dateFilter === 'number'
      ? t('list.count.year', { count: total, year: dateFilter })
      : t(`list.count.${dateFilter}`, { count: total });
  const found = searchText === undefined ? orders : t('list.found', { orders, text: searchText });
  return totalPages > 1 ? `${found}: ${t('list.range', { from: firstIndex + 1, to: lastIndex + 1, total })}` : found;
};

/** Nothing matches: says why, and leads to what does. */
const NothingFound = ({ query }: { readonly query: OrderListQuery }): ReactNode => {
  const { t } = useTranslation('orders');
  const { searchText, dateFilter } = query;
  const everything = hrefOf({ page: 0, dateFilter: 'all' });
  if (searchText === undefined)
    return (
      <EmptyState
        headline={t('list.noneInPeriod')}
        text={t('list.noneInPeriod.text')}
        link={{ href: everything, label: t('list.noneInPeriod.on') }}
      />
    );
  const clear = { href: hrefOf({ page: 0, dateFilter }), label: t('list.noneFound.clear') };
  const headline = t('list.noneFound', { text: searchText });
  if (dateFilter === 'all') return <EmptyState headline={headline} text={t('list.noneFound.text')} link={clear} />;
  return (
    <EmptyState
      headline={headline}
      text={t('list.noneFound.inPeriod')}
      link={{ href: hrefOf({ ...query, page: 0, dateFilter: 'all' }), label: t('list.noneFound.inAll') }}
      other={clear}
    />
  );
};

interface OrderListProps {
  readonly query: OrderListQuery;
  readonly page: Shown;
  readonly years: readonly number[];
}

/** A customer's orders, a few a page (ORDER-01). */
export const OrderList = ({ query, page, years }: OrderListProps): ReactNode => {
  const { t } = useTranslation('orders');
  const count = useCountText(page, query);
  if (years.length === 0 && page.total === 0) {
    return (
      <EmptyState
        headingLevel="h1"
        headline={t('list.none')}
        text={t('list.none.text')}
        link={{ href: HOME, label: t('list.none.on') }}
      />
    );
  }
  return (
    <div className={styles.page}>
      <h1>{t('list.title')}</h1>
      <OrderListFilter query={query} years={years} />
      <p role="status" className={styles.count}>
        {count}
      </p>
      {page.orders.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <ul className={styles.orders} aria-label={t('list.orders')}>
          {page.orders.map((order) => (
            <li key={order.orderId}>
              <OrderEntry order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={page.currentPage + 1}
        total={page.totalPages}
        hrefOf={(number) => hrefOf({ ...query, page: number - 1 })}
      />
    </div>
  );
};
