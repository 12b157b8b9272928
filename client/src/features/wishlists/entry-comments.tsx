import { COMMENT_PREVIEWS } from '@shop/domain/wishlists/wishlist-entry';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DialogLink } from './dialog-link.tsx';
import styles from './entry-comments.module.css';
import type { Entry } from './list-rows.ts';

/** The newest comments of an entry, and the way to all of them (WISH-05). */
export const EntryComments = ({ entry }: { readonly entry: Entry }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { externalId: entryId, comments, commentCount, product } = entry;
  if (comments.length === 0) return null;
  return (
    <div className={styles.comments}>
      <ul aria-label={t('comments.of', { name: product.name })}>
        {comments.slice(0, COMMENT_PREVIEWS).map(({ id, comment, name }) => (
          <li key={id}>
            <strong>{name === '' ? t('comments.someone') : name}:</strong> {comment}
          </li>
        ))}
      </ul>
      {commentCount > COMMENT_PREVIEWS && (
        <DialogLink request={{ open: 'comments', entryId }}>
          {t('entry.comments.all', { count: commentCount })} <VisuallyHidden>{product.name}</VisuallyHidden>
        </DialogLink>
      )}
    </div>
  );
};
