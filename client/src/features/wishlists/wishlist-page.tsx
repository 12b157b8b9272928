import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import { HOME, REGISTER, WISHLIST } from '@shop/domain/shared/paths';
import { type ReactNode, Suspense, useEffect } from 'react';

import { useFocusFallback } from '../../platform/focus/focus-page.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { keyOfMissingList } from './is-signed-out.ts';
import type { RenderVariants } from './list-page-context.ts';
import type { OwnLists } from './list-rows.ts';
import { lazyListMerge } from './load-list-dialog.ts';
import { OpenListPage } from './open-list.tsx';
import styles from './wishlist-page.module.css';

/** How long a list without an account is kept, and how it stays. */
const VisitorNotice = (): ReactNode => {
  const { t } = useTranslation('wishlists');
  return (
    <div data-print="none">
      <Notice kind="info">
        <p>{t('visitor.kept')}</p>
        <p className={styles.ways}>
          <LinkButton variant="link" href={loginPathFor(WISHLIST)}>
            {t('visitor.login')}
          </LinkButton>
          <LinkButton variant="link" href={`${REGISTER}?${new URLSearchParams({ origin: WISHLIST })}`}>
            {t('visitor.register')}
          </LinkButton>
        </p>
      </Notice>
    </div>
  );
};

/** Goes on to the visitor's own lists: the open one was deleted meanwhile, or is not shared with them any more. */
const ListGone = ({ hasAccount }: Pick<WishlistPageProps, 'hasAccount'>): ReactNode => {
  const toast = useToast();
  const navigateTo = useNavigateTo();
  useEffect(() => {
    toast({ kind: 'error', messageKey: keyOfMissingList(hasAccount) });
    navigateTo(WISHLIST, { replace: true });
  }, [toast, navigateTo, hasAccount]);
  return null;
};

interface WishlistPageProps {
  /** Null for a visitor who has bookmarked nothing yet, and if there is no such list. */
  readonly lists: OwnLists | null;
  /** When they were read, in ms since the epoch. */
  readonly readAt: number;
  readonly search: SearchValues;
  readonly hasAccount: boolean;
  readonly variants: RenderVariants;
}

/** The Merkzettel and the other lists of a visitor (ROUTE-11, WISH-01). */
export const WishlistPage = ({ lists, readAt, search, hasAccount, variants }: WishlistPageProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { isB2b } = useStorefront();
  useFocusFallback();
  const title = t(isB2b ? 'title.business' : 'title');
  if (lists === null)
    return (
      <div className={styles.page}>
        <h1>{title}</h1>
        {search['list'] ? (
          <ListGone hasAccount={hasAccount} />
        ) : (
          <EmptyState
            headline={t('visitor.empty')}
            text={t('visitor.empty.text')}
            link={{ href: HOME, label: t('empty.on') }}
            other={{ href: loginPathFor(WISHLIST), label: t('visitor.login') }}
          />
        )}
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {!hasAccount && <VisitorNotice />}
      {lists.merge !== null && (
        <Suspense fallback={null}>
          <lazyListMerge.Component merge={lists.merge} />
        </Suspense>
      )}
      <OpenListPage
        key={lists.open.externalId}
        lists={lists}
        readAt={readAt}
        search={search}
        hasAccount={hasAccount}
        variants={variants}
      />
    </div>
  );
};
