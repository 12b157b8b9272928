import { WISHLIST } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { bookmarkCount, bookmarksQuery } from './model/bookmarks.queries.ts';

interface WishlistShortcutProps {
  readonly className: string;
  readonly countClassName: string;
  readonly wordClassName: string;
}

/** The link to the lists, with the number of bookmarked products once the visitor is known (HEADER-11). */
export const WishlistShortcut = ({ className, countClassName, wordClassName }: WishlistShortcutProps): ReactNode => {
  const { t } = useTranslation('shell');
  const { isB2b } = useStorefront();
  const data = useQueryResult(bookmarksQuery);
  const label = t(isB2b ? 'header.lists.business' : 'header.lists');
  const count = data === undefined ? undefined : bookmarkCount(data.bookmarks);
  return (
    <a className={className} href={WISHLIST}>
      <Icon name="bookmark" />
      <VisuallyHidden>{count === undefined ? label : t('header.listsCount', { label, count })}</VisuallyHidden>
      {count !== undefined && count > 0 && (
        <span key={count} className={countClassName} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
      <span className={wordClassName} data-long={isB2b || undefined} aria-hidden="true">
        {label}
      </span>
    </a>
  );
};
