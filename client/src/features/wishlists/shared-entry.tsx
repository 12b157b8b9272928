import type { FormEvent, ReactNode } from 'react';

import { sharedWishlistPath } from '@shop/domain/shared/paths';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { buyableOf, isHeld, piecesOf } from './class-entries.ts';
import { ClaimPieces } from './claim-pieces.tsx';
import { EntryArticle } from './entry-article.tsx';
import { EntryGap } from './entry-gap.tsx';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';
import styles from './shared-list.module.css';

interface SharedEntryProps {
  readonly entry: Entry;
  readonly token: string;
  readonly isBusy: boolean;
  readonly onCart: (entryId: string) => void;
}

/** An entry as whoever has a link sees it: what it is, how many, and what they may do with it. */
export const SharedEntry = ({ entry, token, isBusy, onCart }: SharedEntryProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId } = useListPage();
  const { externalId: entryId, product, quantity, total, claims } = entry;
  const [pieces, all] = [buyableOf(entry, 'claimed'), piecesOf(entry, 'claimed')];
  // Of a class list nobody orders by accident what the whole class needs.
  const canBuy = pieces > 0 && (claims === null || isHeld(entry));
  const label =
    pieces < all ? t('shared.cart.pieces.part', { count: pieces, all }) : t('shared.cart.pieces', { count: pieces });
  const putIn = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onCart(entryId);
  };
  return (
    <li className={styles.entry} aria-busy={isBusy || undefined}>
      <EntryArticle entry={entry}>
        <EntryGap entry={entry} />
      </EntryArticle>
      <div className={styles.stack}>
        {claims === null ? (
          <p className={styles.pieces}>
            {t('shared.pieces', { count: quantity })}
            {total !== null && <strong className={styles.total}>{total.text}</strong>}
          </p>
        ) : (
          <ClaimPieces entry={entry} token={token} />
        )}
        {canBuy && (
          <PostForm
            action="put-wishlist-into-cart"
            fields={{
              wishlistId: listId,
              entryId,
              token,
              pieces: claims === null ? undefined : 'claimed',
              from: sharedWishlistPath(token),
            }}
            onSubmit={putIn}
            data-print="none"
          >
            <Button type="submit" variant="secondary" isPending={isBusy}>
              {claims === null ? t('entry.cart') : label} <VisuallyHidden>{product.name}</VisuallyHidden>
            </Button>
          </PostForm>
        )}
      </div>
    </li>
  );
};
