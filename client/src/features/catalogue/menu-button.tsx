import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useTranslation } from '../../shared/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './menu-button.module.css';

const loadMenu = () => import('./category-menu.tsx');
const CategoryMenu = lazy(async () => ({ default: (await loadMenu()).CategoryMenu }));

interface MenuButtonProps {
  /** Three lines, or a word at the end of a row. @default 'sign' */
  readonly look?: 'sign' | 'word';
}

/** Opens the menu with all levels. The menu is fetched when somebody is about to open it. */
export const MenuButton = ({ look = 'sign' }: MenuButtonProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} data-look={look} aria-haspopup="dialog" aria-expanded={isOpen} aria-label={look === 'sign' ? t('header.menu') : undefined} onPointerEnter={() => void loadMenu()} onFocus={() => void loadMenu()} onClick={() => setOpen(true)}>
        {look === 'sign' ? <Icon name="menu" /> : <>{t('nav.more')}<Icon name="chevron" size={16} /></>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CategoryMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
