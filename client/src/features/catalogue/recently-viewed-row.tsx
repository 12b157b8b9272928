import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';

import type { TilePartFragment } from '../../platform/generated/graphql.ts';
import { useFocusFallback } from '../../platform/focus/focus-page.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tilesQuery } from './catalogue.queries.ts';
import { forgetAllViews, forgetView } from './recent-views.ts';
import { TileRow } from './tile-row.tsx';
import styles from './tile-row.module.css';

const focusNeighbour = ({ currentTarget }: MouseEvent): void => {
  const tile = currentTarget.closest('li');
  (tile?.nextElementSibling ?? tile?.previousElementSibling)
    ?.querySelector<HTMLElement>('button[type="button"]')
    ?.focus();
};

/** Tiles with a button each to forget them. Renders nothing if they cannot be loaded. */
export const RecentlyViewedRow = ({ ids }: { readonly ids: readonly string[] }): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { data, isPending } = useQuery(tilesQuery(ids));
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  useFocusFallback();
  if (isPending) return <div className={styles.alone} />;
  if (data === undefined || data.tiles.length === 0) return null;
  const tiles = data.tiles.filter(({ id }) => !forgotten.includes(id));
  const forget = (event: MouseEvent, { id }: TilePartFragment): void => {
    focusNeighbour(event);
    forgetView(id);
    setForgotten([...forgotten, id]);
  };
  const forgetAll = (): void => {
    forgetAllViews();
    setForgotten(ids);
  };
  return (
    <div className={styles.alone}>
      {tiles.length > 0 && (
        <TileRow
          id="recently-viewed"
          headline={t('recent.title')}
          tiles={tiles}
          more={
            <Button variant="link" onClick={forgetAll}>
              {t('recent.forgetAll')}
            </Button>
          }
          beside={(tile) => (
            <button
              type="button"
              aria-label={t('recent.forget', { name: tile.name })}
              onClick={(event) => forget(event, tile)}
            >
              <Icon name="close" size={16} />
            </button>
          )}
        />
      )}
      <p role="status">{tiles.length === 0 && t('recent.forgotten')}</p>
    </div>
  );
};
