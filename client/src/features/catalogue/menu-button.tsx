import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useTranslation } from '../../shared/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './menu-button.module.css';

const loadMenu = () => import('./category-menu.tsx');
const CategoryMenu = lazy(async () => ({ default: (await loadMenu()).CategoryMenu }));

/** Opens the menu with all levels. The menu is fetched when somebody is about to open it. */
export const MenuButton = (): ReactNode => {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" aria-expanded={isOpen} aria-label={t('header.menu')} onPointerEnter={() => void loadMenu()} onFocus={() => void loadMenu()} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CategoryMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
