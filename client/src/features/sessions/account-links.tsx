import { ADDRESSES, CONTACT_DETAILS, ORDERS, RETURNS, WISHLIST } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useAreReturnsOpen } from '../returns/model/returns-switch.ts';
import styles from './account-layer.module.css';
import { LogoutLink } from './logout-link.tsx';
import { meQuery } from './sessions.queries.ts';

/** Who is signed in, and the parts of their account. */
export const AccountLinks = ({ onLeave }: { readonly onLeave: () => void }): ReactNode => {
  const { t } = useTranslation('sessions');
  const { isB2b } = useStorefront();
  const areReturnsOpen = useAreReturnsOpen();
  const me = useQueryResult(meQuery())?.me;
  const name = [me?.firstName, me?.lastName].filter(Boolean).join(' ');
  const links = [
    { href: CONTACT_DETAILS, label: t('flyout.contact') },
    { href: ORDERS, label: t('flyout.orders') },
    { href: ADDRESSES, label: t('flyout.addresses') },
    { href: WISHLIST, label: t(isB2b ? 'flyout.list.business' : 'flyout.list') },
    ...(areReturnsOpen ? [{ href: RETURNS, label: t('flyout.returns') }] : []),
  ];
  return (
    <>
      {name !== '' && <p className={styles.name}>{t('flyout.hello', { name })}</p>}
      <nav aria-label={t('flyout.links')}>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} onClick={onLeave}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.logout}>
        <LogoutLink onLeave={onLeave}>{t('flyout.logout')}</LogoutLink>
      </p>
    </>
  );
};
