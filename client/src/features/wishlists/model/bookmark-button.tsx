import type { ReactNode } from 'react';

import { useTranslation } from '../../../platform/texts/translation.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './bookmark-button.module.css';

/** Id of the one form of all bookmarks on a page. */
export const BOOKMARK_FORM = 'bookmark';

interface BookmarkButtonProps {
  readonly productId: string;
  readonly itemId: string;
  readonly name: string;
  /** Beside the button for the basket instead of in the corner of a tile. @default false */
  readonly isWide?: boolean;
}

/**
 * The bookmark of a product. A cached page does not know whether it is pressed: `BookmarkPresses` sets that once the visitor is
 * known. Its name stays the same, because it is a toggle.
 */
export const BookmarkButton = ({ productId, itemId, name, isWide = false }: BookmarkButtonProps): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <button
      className={styles.bookmark}
      data-wide={isWide || undefined}
      data-print="none"
      form={BOOKMARK_FORM}
      name="article"
      value={`${productId}*${itemId}`}
      aria-label={t('bookmark.label', { name })}
      aria-pressed="false"
    >
      <Icon name="bookmark" size={20} />
      {isWide && <span aria-hidden="true">{t('bookmark.add')}</span>}
    </button>
  );
};
