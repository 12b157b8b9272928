import type { ReactNode } from 'react';

import { BasketShortcut } from '../../features/carts/basket-shortcut.tsx';
import { CategoryRow } from '../../features/catalogue/category-row.tsx';
import { MenuButton } from '../../features/catalogue/menu-button.tsx';
import { VisitorShortcuts } from '../../features/sessions/visitor-shortcuts.tsx';
import { BrandLink } from './brand-link.tsx';
import { PromiseStrip } from './promise-strip.tsx';
import styles from './site-header.module.css';

export const SiteHeader = (): ReactNode => (
  <>
    <PromiseStrip />
    <header className={styles.header} data-print="none">
      <div className={styles.bar}>
        <MenuButton />
        <BrandLink />
        <VisitorShortcuts basket={BasketShortcut} />
      </div>
      <CategoryRow />
    </header>
  </>
);
