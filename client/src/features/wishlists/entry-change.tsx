import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './entry-article.module.css';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';

/** When an entry of a list of several members was changed last, and by whom if it was another one. */
export const EntryChange = ({ entry: { changed } }: { readonly entry: Entry }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const format = useFormat();
  const { isShared } = useListPage();
  if (!isShared) return null;
  const when = format.instant(changed.at);
  return (
    <p className={styles.facts} data-print="none">
      {changed.by === null ? t('entry.lastChange', { when }) : t('entry.lastChange.by', { when, by: changed.by })}
    </p>
  );
};
