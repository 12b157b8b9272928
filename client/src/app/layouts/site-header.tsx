import { type ReactNode, Suspense, type SyntheticEvent } from 'react';

import { BasketShortcut } from '../../features/carts/basket-shortcut.tsx';
import { CategoryRow } from '../../features/catalogue/category-row.tsx';
import { MenuButton } from '../../features/catalogue/menu-button.tsx';
import { HeaderSearch } from '../../features/search/header-search.tsx';
import { VisitorShortcuts } from '../../features/sessions/visitor-shortcuts.tsx';
import { WishlistShortcut } from '../../features/wishlists/wishlist-shortcut.tsx';
import { StaticMarkup } from '../../platform/islands/static-island.tsx';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { brandLink, headerStrip, languageSwitch, sellingPoints } from './layout-parts.ts';
import styles from './site-header.module.css';

const letEscapeDismiss = ({ currentTarget }: SyntheticEvent): void =>
  void import('./dismiss-tooltips.ts')
    .then(({ dismissTooltips }) => dismissTooltips(currentTarget))
    .catch(console.error);

/** Above the header what speaks for the shop, beneath it the categories; the header itself stays in view. */
export const SiteHeader = (): ReactNode => {
  const { isB2b } = useStorefront();
  return (
    <>
      <div className={styles.top} onPointerOver={letEscapeDismiss} onFocus={letEscapeDismiss}>
        <StaticMarkup>
          <headerStrip.Component />
        </StaticMarkup>
        {isB2b && (
          <Suspense>
            <languageSwitch.Component />
          </Suspense>
        )}
      </div>
      <header className={styles.header} data-print="none">
        <div className={styles.bar}>
          <MenuButton />
          <StaticMarkup>
            <brandLink.Component />
          </StaticMarkup>
          <HeaderSearch />
          <VisitorShortcuts basket={BasketShortcut} lists={WishlistShortcut} />
        </div>
      </header>
      <CategoryRow />
      <StaticMarkup>
        <sellingPoints.Component />
      </StaticMarkup>
    </>
  );
};
