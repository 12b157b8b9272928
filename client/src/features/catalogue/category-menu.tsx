import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

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
  readonly onOpen: (category: MenuCategory) => void;
  readonly onLeave: () => void;
}

const Level = ({ categories, onOpen, onLeave }: LevelProps): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <a href={category.path} onClick={onLeave}>{category.name}</a>
          {(category.children ?? []).length > 0 && (
            <button type="button" aria-label={t('nav.open', { category: category.name })} onClick={() => onOpen(category)}>
              <Icon name="chevron" size={20} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

/** The menu of all categories, one level at a time. */
export const CategoryMenu = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { t } = useTranslation('shell');
  const { data } = useQuery(navigationQuery());
  const [opened, setOpened] = useState<readonly MenuCategory[]>([]);
  const inside = opened.at(-1);
  return (
    <Dialog title={t('nav.categories')} isOpen onClose={onClose} placement="start">
      <nav className={styles.menu} aria-label={t('nav.categories')}>
        {inside !== undefined && (
          <div className={styles.inside}>
            <button type="button" className={styles.back} onClick={() => setOpened(opened.slice(0, -1))}>
              <span className={styles.backwards}><Icon name="chevron" size={20} /></span>
              {t('nav.back')}
            </button>
            <a href={inside.path} onClick={onClose}>{t('nav.all', { category: inside.name })}</a>
          </div>
        )}
        {data === undefined ? <Skeleton shapes={[10, 10, 10, 10]} /> : <Level categories={inside?.children ?? data.navigation} onOpen={(category) => setOpened([...opened, category])} onLeave={onClose} />}
      </nav>
    </Dialog>
  );
};
