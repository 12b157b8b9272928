import { type ReactNode, useId } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LineSummary } from './line-summary.tsx';
import type { ReturnItem, ReturnOrder } from './return-flow.ts';
import styles from './return-line.module.css';
import { isReturnable } from './selection-values.ts';

/** When the line was returned last, as an ISO instant. */
const returnedAt = ({ returns }: ReturnOrder, { id }: ReturnItem): string | undefined =>
  returns.find(({ shipments }) => shipments.some(({ items }) => items.some(({ itemId }) => itemId === id)))
    ?.submittedAt;

const Reason = ({ item, order }: { readonly item: ReturnItem; readonly order: ReturnOrder }): ReactNode => {
  const { t } = useTranslation('returns');
  const { date, day } = useFormat();
  const when = returnedAt(order, item);
  switch (item.notReturnableBecause) {
    case 'not-delivered':
      return t('blocked.not-delivered');
    case 'window-closed':
      return item.returnUntil === null
        ? t('blocked.unknown')
        : t('blocked.window-closed', { date: date(item.returnUntil) });
    case 'already-returned':
      return when === undefined ? t('blocked.already-returned') : t('blocked.already-returned.on', { day: day(when) });
    case 'excluded':
      return t('blocked.excluded');
    default:
      return t('blocked.unknown');
  }
};

/** The lines of which nothing can be returned, each with the reason. */
export const BlockedLines = ({ order }: { readonly order: ReturnOrder }): ReactNode => {
  const { t } = useTranslation('returns');
  const id = useId();
  const blocked = order.items.filter((item) => !isReturnable(item));
  if (blocked.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('blocked.title')}
      </h2>
      <ul className={styles.lines}>
        {blocked.map((item) => (
          <li key={item.id} className={styles.line}>
            <LineSummary item={item}>
              <p className={styles.reason}>
                <Reason item={item} order={order} />
              </p>
            </LineSummary>
          </li>
        ))}
      </ul>
    </section>
  );
};
