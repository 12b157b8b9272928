import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { navigationQuery } from './catalogue.queries.ts';
import styles from './category-menu.module.css';

interface MenuCategory {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly children?: readonly MenuCategory[];
}

interface LevelProps {
  readonly categories: readonly MenuCategory[];
  /** The category whose level was left: its button gets the focus back. */
  readonly left: MenuCategory | undefined;
  readonly onOpen: (category: MenuCategory) => void;
  readonly onLeave: () => void;
}

const Level = ({ categories, left, onOpen, onLeave }: LevelProps): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <a href={category.path} onClick={onLeave}>
            {category.name}
          </a>
          {(category.children ?? []).length > 0 && (
            <button
              type="button"
              data-next={category.id === left?.id || undefined}
              aria-label={t('nav.open', { category: category.name })}
              onClick={() => onOpen(category)}
            >
              <Icon name="chevron" size={20} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

/** The opened categories, the innermost last. Escape leaves them one at a time; when none is open, the dialog closes (HEADER-06, HEADER-07). */
const useLevels = () => {
  const [{ opened, left }, setLevels] = useState<{
    readonly opened: readonly MenuCategory[];
    readonly left?: MenuCategory;
  }>({ opened: [] });
  const goBack = (): void => {
    const [innermost] = opened.slice(-1);
    setLevels({ opened: opened.slice(0, -1), ...(innermost === undefined ? {} : { left: innermost }) });
  };
  const leave = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || opened.length === 0) return;
    event.stopPropagation();
    goBack();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => leave(event);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return { opened, left, goBack, open: (category: MenuCategory) => setLevels({ opened: [...opened, category] }) };
};

/** Moves the focus to where a change of the level continues: what was pressed is no longer there. */
const useFocusAfterChange = (depth: number) => {
  const menu = useRef<HTMLElement>(null);
  const shown = useRef(depth);
  useEffect(() => {
    if (shown.current === depth) return;
    shown.current = depth;
    menu.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [depth]);
  return menu;
};

/** Fetches the categories before the menu opens. */
export const prefetchCategories = (client: QueryClient): Promise<void> =>
  client.prefetchQuery({ ...navigationQuery(), staleTime: Infinity });

/** The menu of all categories, one level at a time. */
export const CategoryMenu = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { t } = useTranslation('shell');
  const { data } = useQuery(navigationQuery());
  const { opened, left, open, goBack } = useLevels();
  const menu = useFocusAfterChange(opened.length);
  const inside = opened.at(-1);
  return (
    <Dialog title={t('nav.categories')} isOpen onClose={onClose} placement="start">
      <nav ref={menu} className={styles.menu} aria-label={t('nav.categories')}>
        {inside !== undefined && (
          <div className={styles.inside}>
            <button type="button" className={styles.back} data-next={left === undefined || undefined} onClick={goBack}>
              <span className={styles.backwards}>
                <Icon name="chevron" size={20} />
              </span>
              {t('nav.back')}
            </button>
            <a href={inside.path} onClick={onClose}>
              {t('nav.all', { category: inside.name })}
            </a>
          </div>
        )}
        {data === undefined ? (
          <Skeleton shapes={[10, 10, 10, 10]} />
        ) : (
          <Level categories={inside?.children ?? data.navigation} left={left} onOpen={open} onLeave={onClose} />
        )}
      </nav>
    </Dialog>
  );
};
