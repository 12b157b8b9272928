import type { ComponentType, ReactNode } from 'react';

import { usePageContext } from '../../platform/pages/page-context.tsx';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AccountShortcut } from './account-shortcut.tsx';
import { meQuery } from './sessions.queries.ts';
import styles from './visitor-shortcuts.module.css';

interface VisitorShortcutsProps {
  /** The link to the basket. */
  readonly basket: ComponentType<{ readonly className: string; readonly children: ReactNode }>;
  /** The link to the lists, with their count. */
  readonly lists: ComponentType<{
    readonly className: string;
    readonly countClassName: string;
    readonly wordClassName: string;
  }>;
}

/** Links to the account, the lists and the basket. The server renders the login state; name and count follow with `me`. */
export const VisitorShortcuts = ({ basket: Basket, lists: Lists }: VisitorShortcutsProps): ReactNode => {
  const { t } = useTranslation('shell');
  const { loginState } = usePageContext();
  const data = useQueryResult(meQuery());
  const isCustomer = data === undefined ? loginState === 'customer' : data.me.loginState === 'customer';
  const account = isCustomer ? (data?.me.firstName ?? t('header.account')) : t('header.login');
  const count = data?.me.cartArticleCount;
  return (
    <nav className={styles.shortcuts} aria-label={t('header.account')}>
      <AccountShortcut isCustomer={isCustomer} className={styles.shortcut ?? ''}>
        <Icon name="account" />
        {/* Another element for another text: letters of one element that start elsewhere count as a layout shift. */}
        <span key={account} className={styles.word}>
          {account}
        </span>
      </AccountShortcut>
      <Lists className={styles.shortcut ?? ''} countClassName={styles.count ?? ''} wordClassName={styles.word ?? ''} />
      <Basket className={styles.shortcut ?? ''}>
        <Icon name="basket" />
        <VisuallyHidden>{count === undefined ? t('header.basket') : t('header.basketCount', { count })}</VisuallyHidden>
        {count !== undefined && count > 0 && (
          <span key={count} className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
        <span className={styles.word} aria-hidden="true">
          {t('header.basket')}
        </span>
      </Basket>
    </nav>
  );
};
