import { cartNotices } from '@shop/domain/carts/cart-notices';
import { BASKET } from '@shop/domain/shared/paths';
import { skippedToTell, type WantedEntries } from '@shop/domain/wishlists/class-list';
import { ENTRY_GAPS, type EntryGap } from '@shop/domain/wishlists/wishlist-entry';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { failureMessage } from '../../platform/failures/failure-notice.ts';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AddedLines } from './added-lines.tsx';
import { CartNoticeList } from './cart-notice-list.tsx';
import { piecesOf } from './class-entries.ts';
import styles from './dialogs.module.css';
import { useListPage } from './list-page-context.ts';
import type { Entry, OpenList } from './list-rows.ts';
import { type ListInCart, useTakeOutAgain } from './use-list-cart.ts';

/** More lines than these are folded: what is missing and the buttons stay in sight. */
const LINES_SHOWN = 5;

type Skipped = ListInCart['skipped'][number];

interface SkippedEntryProps {
  readonly skipped: Skipped;
  readonly list: OpenList;
  readonly onListChange: () => void;
  readonly onCart: (entryId: string) => void;
}

const readGap = (gap: string): EntryGap => ENTRY_GAPS.find((word) => word === gap) ?? 'no-longer-sold';

/** An entry that stayed out of the cart, and what to do about it. */
const SkippedEntry = ({ skipped, list, onListChange, onCart }: SkippedEntryProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { entryId, gap, path } = skipped;
  const name = skipped.name ?? t('inCart.skipped.unnamed');
  const { ask, actions, canEdit } = useListPage();
  const item = useRef<HTMLLIElement>(null);
  const cart = useRef<HTMLButtonElement>(null);
  const [isReplaced, setReplaced] = useState(false);
  const entry = list.entries.find(({ externalId }) => externalId === entryId);
  const canBuy = isReplaced && entry?.isSaleable === true;
  useEffect(() => {
    // The button that replaced it is gone.
    if (isReplaced) (cart.current ?? item.current)?.focus();
  }, [isReplaced, canBuy]);
  const substitute = entry?.replacement;
  const remove = (gone: Entry): void => {
    // The button goes with the entry.
    item.current?.focus();
    actions.remove(gone);
    onListChange();
  };
  const replace = async (replaced: Entry, itemId: string): Promise<void> => {
    if (!(await actions.replace(replaced, itemId))) return;
    setReplaced(true);
    onListChange();
  };
  const told =
    isReplaced && entry !== undefined
      ? t('inCart.skipped.replaced', { name: entry.product.name })
      : t(`inCart.skipped.${readGap(gap)}`);
  return (
    <li ref={item} tabIndex={-1}>
      <p>
        {path === null ? <strong>{name}</strong> : <a href={path}>{name}</a>}: {told}
      </p>
      {canBuy && (
        <Button ref={cart} variant="secondary" onClick={() => onCart(entryId)}>
          {t('entry.cart')} <VisuallyHidden>{entry.product.name}</VisuallyHidden>
        </Button>
      )}
      {canEdit && gap === 'choose-variant' && (
        <Button variant="link" onClick={() => ask({ open: 'variants', entryId })}>
          {t('entry.choose')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {canEdit && gap === 'no-longer-sold' && entry !== undefined && (
        <Button variant="link" onClick={() => remove(entry)}>
          {t('inCart.skipped.remove')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {entry !== undefined && substitute != null && (
        <p className={styles.ways}>
          <span>
            {t('entry.replacement')}: <a href={substitute.path}>{substitute.name}</a>
          </span>
          {canEdit && (
            <Button variant="link" onClick={() => ignoreRejection(replace(entry, substitute.itemId))}>
              {t('entry.take')} <VisuallyHidden>{substitute.name}</VisuallyHidden>
            </Button>
          )}
        </p>
      )}
    </li>
  );
};

interface InCartResultProps {
  readonly result: ListInCart;
  /** What the press said. */
  readonly wanted: WantedEntries;
  readonly list: OpenList;
  readonly onDone: () => void;
}

/** What a list has put into the basket, what differs, what stayed out, and the way back (WISH-14). */
export const InCartResult = ({ result, wanted, list, onDone }: InCartResultProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const message = useMessage();
  const toast = useToast();
  const { isClassList, onCart } = useListPage();
  const [differs, skipped] = [useId(), useId()];
  const [isListChanged, setListChanged] = useState(false);
  const { added } = result.report;
  const isClaimed = result.claims.length > 0;
  const folded = added.slice(LINES_SHOWN);
  const { mutateAsync: takeOut, isPending, error } = useTakeOutAgain(result);
  const notices = cartNotices(result.report);
  const foldedNotices = notices.slice(LINES_SHOWN);
  const left = skippedToTell(result.skipped, [...added, ...result.claims], wanted);
  const isNothing = added.length + notices.length + left.length === 0;
  /** Members buy what is open without claiming it. */
  const isOfMember = isClassList && wanted.pieces === undefined;
  const isThere = isClaimed || (isOfMember ? isNothing : list.entries.some((entry) => piecesOf(entry, 'claimed') > 0));
  const unclaimed = isOfMember && added.length > 0 ? 'inCart.filled' : 'inCart.kept';
  const undo = async (): Promise<void> => {
    const refused = await takeOut();
    if (refused !== undefined) {
      toast({ kind: 'error', messageKey: refused.messageKey });
      return;
    }
    onDone();
    toast({ kind: 'success', messageKey: isClaimed ? 'inCart.undone.claims' : 'inCart.undone' });
  };
  return (
    <div className={styles.stack}>
      {added.length > 0 && (
        <div>
          <p>{t('list.entries', { count: added.length })}</p>
          <AddedLines added={added.slice(0, LINES_SHOWN)} label={t('inCart.title')} />
          {folded.length > 0 && (
            <Disclosure label={t('inCart.more', { count: folded.length })}>
              <AddedLines added={folded} />
            </Disclosure>
          )}
        </div>
      )}
      {notices.length > 0 && (
        <section aria-labelledby={differs}>
          <h3 className={styles.heading} id={differs}>
            {t('inCart.differs')}
          </h3>
          <CartNoticeList notices={notices.slice(0, LINES_SHOWN)} />
          {foldedNotices.length > 0 && (
            <Disclosure label={t('inCart.more', { count: foldedNotices.length })}>
              <CartNoticeList notices={foldedNotices} />
            </Disclosure>
          )}
        </section>
      )}
      {left.length > 0 && (
        <section aria-labelledby={skipped}>
          <h3 className={styles.heading} id={skipped}>
            {t('inCart.skipped')}
          </h3>
          <ul className={styles.levels}>
            {left.map((entry) => (
              <SkippedEntry
                key={entry.entryId}
                skipped={entry}
                list={list}
                onListChange={() => setListChanged(true)}
                onCart={(entryId) => {
                  onDone();
                  onCart(entryId);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {isNothing && isOfMember && <p>{message('shop.wishlist.openInCart')}</p>}
      {isNothing && wanted.pieces !== undefined && (
        <p>{message(isThere ? 'shop.wishlist.alreadyInCart' : 'shop.wishlist.nothingAdded')}</p>
      )}
      {(isClaimed || (wanted.pieces !== 'claimed' && !isListChanged)) && (
        <p className={styles.note}>{t(isClaimed ? 'inCart.claimed' : unclaimed)}</p>
      )}
      {error !== null && <p role="alert">{message(failureMessage(error))}</p>}
      <div className={styles.ways}>
        {(added.length > 0 || isThere) && <LinkButton href={BASKET}>{t('inCart.basket')}</LinkButton>}
        <Button variant="outline" onClick={onDone}>
          {t('inCart.back')}
        </Button>
        {(added.length > 0 || isClaimed) && (
          <Button variant="link" isPending={isPending} onClick={() => ignoreRejection(undo())}>
            {t('inCart.undo')}
          </Button>
        )}
      </div>
    </div>
  );
};
