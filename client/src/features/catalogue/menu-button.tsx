import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { isCodeMissing, reloadForCode } from '../../platform/releases/release.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './menu-button.module.css';

const load = () => import('./category-menu.tsx');
const menu = lazyComponent(async () => (await load()).CategoryMenu);

interface MenuButtonProps {
  /** An icon, or a word at the end of a row. @default 'sign' */
  readonly look?: 'sign' | 'word';
}

/** Opens the category menu. Its code and the categories are fetched on hover and on focus. */
export const MenuButton = ({ look = 'sign' }: MenuButtonProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const preload = (): void =>
    void Promise.all([menu.preload(), load().then(({ prefetchCategories }) => prefetchCategories(client))]).catch(
      console.error,
    );
  const open = async (): Promise<void> => {
    try {
      await menu.preload();
      setOpen(true);
    } catch (failure) {
      console.error(failure);
      if (isCodeMissing(failure)) void reloadForCode();
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-look={look}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={look === 'sign' ? t('header.menu') : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        {look === 'sign' ? (
          <Icon name="menu" />
        ) : (
          <>
            {t('nav.more')}
            <Icon name="chevron" size={16} />
          </>
        )}
      </button>
      {isOpen && <menu.Component onClose={() => setOpen(false)} />}
    </>
  );
};
