import { MOST_COMPARED } from '@shop/domain/catalogue/compared-products';
import { categoryPath, HOME } from '@shop/domain/shared/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { compareQuery } from './compare.queries.ts';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';

/** Products side by side. The URL alone says which, so that a comparison can be shared; one beyond the most is left out, with the reason. */
export const ComparePage = ({ ids }: { readonly ids: readonly string[] }): ReactNode => {
  const { t } = useTranslation('compare');
  const isHydrated = useIsHydrated();
  const shown = ids.slice(0, MOST_COMPARED);
  const { tiles, compared } = useSuspenseQuery(compareQuery(shown)).data;
  if (tiles.length === 0)
    return (
      <EmptyState
        headingLevel="h1"
        headline={t('empty')}
        text={t('empty.text', { count: MOST_COMPARED })}
        link={{ href: HOME, label: t('empty.on') }}
      />
    );
  const categoryId = compared.at(-1)?.categoryId;
  return (
    <>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        {isHydrated && (
          <div data-print="none">
            <Button variant="secondary" onClick={() => print()}>
              {t('print')}
            </Button>
          </div>
        )}
      </header>
      {ids.length > MOST_COMPARED && <Notice kind="info">{t('tooMany', { count: MOST_COMPARED })}</Notice>}
      {tiles.length < shown.length && <Notice kind="info">{t('missing')}</Notice>}
      <CompareTable ids={ids} tiles={tiles} products={compared} />
      {tiles.length < MOST_COMPARED && categoryId !== undefined && (
        <p data-print="none">
          {tiles.length === 1 && t('one')} <a href={categoryPath(categoryId)}>{t('add')}</a>
        </p>
      )}
    </>
  );
};
