import { MOST_WISHLISTS, roomForListsToTell } from '@shop/domain/wishlists/wishlist';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import type { WishlistHeadPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DialogLink } from './dialog-link.tsx';
import { useListPage } from './list-page-context.ts';
import styles from './list-navigation.module.css';

/** All lists, the Merkzettel first. */
export const ListNavigation = ({ lists }: { readonly lists: readonly WishlistHeadPartFragment[] }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId, hasAccount } = useListPage();
  const room = roomForListsToTell(lists.length);
  const row = useRef<HTMLUListElement>(null);
  const isListed = lists.some(({ externalId }) => externalId === listId);
  const router = useRouter();
  useEffect(() => {
    const showOpen = (): void => {
      const [first] = row.current?.getElementsByTagName('a') ?? [];
      const open = row.current?.querySelector<HTMLElement>('[aria-current]');
      // The row's own space before the first tab stays in sight with it.
      if (row.current !== null && first && open) row.current.scrollLeft = open.offsetLeft - first.offsetLeft;
    };
    showOpen();
    // After a navigation the router scrolls the row to where it was.
    return router.subscribe('onRendered', showOpen);
  }, [router, listId, isListed]);
  return (
    <nav className={styles.navigation} aria-label={t('lists')} data-print="none">
      <ul className={styles.lists} ref={row}>
        {lists.map(({ externalId, name, entryCount, isStandardList, kind }) => (
          <li key={externalId}>
            <a
              className={styles.list}
              href={wishlistPath(externalId)}
              aria-current={externalId === listId ? 'page' : undefined}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{t('lists.count', { count: entryCount })}</span>
              {(isStandardList || kind === 'class-list') && (
                <span className={styles.badges}>
                  {isStandardList && lists.length > 1 && <Badge kind="extra">{t('lists.standard')}</Badge>}
                  {kind === 'class-list' && <Badge kind="popular">{t('lists.classList')}</Badge>}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {hasAccount && room !== undefined && (
        <p className={styles.count}>
          {room > 0
            ? t('lists.room', { count: room, most: MOST_WISHLISTS })
            : t('lists.full', { most: MOST_WISHLISTS })}
        </p>
      )}
      <DialogLink request={{ open: 'new' }} variant="outline">
        {t('lists.new')}
      </DialogLink>
    </nav>
  );
};
