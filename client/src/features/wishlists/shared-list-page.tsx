import { omitNil } from '@shop/domain/shared/omit-nil';
import { sharedWishlistPath } from '@shop/domain/shared/paths';
import { PIECES_WANTED, type PiecesWanted } from '@shop/domain/wishlists/class-list';
import { type ReactNode, Suspense, useCallback, useId, useMemo, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import type { PostedValues } from '../../platform/forms/form-names.ts';
import { useFocusInPlace } from '../../platform/focus/use-focus-in-place.ts';
import { withSoftHyphens } from '../../platform/texts/soft-hyphens.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { VatNote } from '../catalogue/model/price.tsx';
import { buyableOf, openOf, piecesOf } from './class-entries.ts';
import { ClassListFigures } from './class-figures.tsx';
import { CopyList } from './copy-list.tsx';
import { AllRowsLink, useFirstRows } from './first-rows.tsx';
import { GoneClaims } from './gone-claims.tsx';
import { ListFiles } from './list-files.tsx';
import { type DialogRequest, type ListPage, ListPageProvider } from './list-page-context.ts';
import { lazyListDialog } from './load-list-dialog.ts';
import { PrintedFoot } from './printed-foot.tsx';
import { SharedEntry } from './shared-entry.tsx';
import { SharedInvitation } from './shared-invitation.tsx';
import type { SharedList } from './shared-list.queries.ts';
import styles from './shared-list.module.css';
import { useListActions } from './use-list-actions.ts';
import { usePutIntoCart } from './use-list-cart.ts';
import { WithdrawByCode } from './withdraw-by-code.tsx';

interface SharedListPageProps {
  readonly shared: SharedList;
  readonly token: string;
  /** Whether all entries are asked for at once. */
  readonly isWhole: boolean;
  /** When the list was read, in ms since the epoch. */
  readonly readAt: number;
  readonly hasAccount: boolean;
}

const Head = ({ shared: { listName, entryCount, kind, list } }: Pick<SharedListPageProps, 'shared'>): ReactNode => {
  const { t } = useTranslation('wishlists');
  const isPart = list.entries.some((entry) => buyableOf(entry, 'open') < openOf(entry));
  const vatIncluded = list.entries.find(({ item }) => item !== null)?.item?.price.vatIncluded;
  return (
    <header className={styles.head}>
      <p className={styles.kind}>{t(kind === 'class-list' ? 'shared.classList' : 'shared.title')}</p>
      <h1 className={styles.name}>{withSoftHyphens(listName)}</h1>
      {list.description !== '' && <p className={styles.description}>{list.description}</p>}
      <p className={styles.note}>{t('list.entries', { count: entryCount })}</p>
      {kind === 'class-list' && (
        <>
          <ClassListFigures entries={list.entries} />
          {list.openTotal !== null && vatIncluded !== undefined && (
            <p>
              {t(isPart ? 'shared.open.total.part' : 'shared.open.total', { total: list.openTotal.text })}{' '}
              <VatNote vatIncluded={vatIncluded} />
            </p>
          )}
        </>
      )}
    </header>
  );
};

interface PutAllIntoCartProps {
  readonly fields: PostedValues<'put-wishlist-into-cart'>;
  readonly variant: 'primary' | 'outline';
  readonly isPending: boolean;
  readonly onPut: () => void;
  readonly children: ReactNode;
}

const PutAllIntoCart = ({ fields, variant, isPending, onPut, children }: PutAllIntoCartProps): ReactNode => (
  <PostForm
    action="put-wishlist-into-cart"
    fields={fields}
    onSubmit={(event) => {
      event.preventDefault();
      onPut();
    }}
  >
    <Button type="submit" variant={variant} isPending={isPending} isWide>
      {children}
    </Button>
  </PostForm>
);

/** Nobody changes a list here. */
const NO_VARIANTS: ListPage['variants'] = () => null;

/** What a link to a list leads to. Nothing of who made the list, and of the others who use it (WISH-19). */
export const SharedListPage = ({ shared, token, isWhole, readAt, hasAccount }: SharedListPageProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const heading = useId();
  const toast = useToast();
  useFocusInPlace();
  const { list, externalId: listId, listName, kind } = shared;
  const { entries } = list;
  const shown = useFirstRows(entries, isWhole);
  const { actions, quantities } = useListActions(listId, false);
  const { mutateAsync: putIn } = usePutIntoCart(listId, token);
  const [request, setRequest] = useState<DialogRequest>();
  /** What is being put into the cart: an entry, pieces of all, or all. */
  const [inCart, setInCart] = useState<string>();
  const isClassList = kind === 'class-list';
  const putIntoCart = useCallback(
    async (pieces: PiecesWanted | undefined, entryId?: string): Promise<void> => {
      setInCart(entryId ?? pieces ?? 'all');
      const wanted = omitNil({ entryIds: entryId === undefined ? undefined : [entryId], pieces });
      try {
        const result = await putIn(wanted);
        if (result.__typename === 'ListInCart') setRequest({ open: 'in-cart', result, wanted });
        else toast({ kind: 'error', messageKey: result.messageKey });
      } finally {
        setInCart(undefined);
      }
    },
    [putIn, toast],
  );
  const onCart = useCallback(
    (entryId: string) => ignoreRejection(putIntoCart(isClassList ? 'claimed' : undefined, entryId)),
    [putIntoCart, isClassList],
  );
  const page = useMemo(
    (): ListPage => ({
      listId,
      listName,
      actions,
      quantities,
      ask: setRequest,
      onCart,
      isClassList,
      canEdit: false,
      canComment: false,
      canRelease: false,
      hasAccount,
      isShared: false,
      variants: NO_VARIANTS,
    }),
    [listId, listName, isClassList, actions, quantities, onCart, hasAccount],
  );
  const putAll = (wanted?: PiecesWanted): void => {
    if (inCart === undefined) ignoreRejection(putIntoCart(wanted));
  };
  const path = sharedWishlistPath(token);
  const ofClass = PIECES_WANTED.map((wanted) => ({
    wanted,
    pieces: entries.reduce((sum, entry) => sum + buyableOf(entry, wanted), 0),
    all: entries.reduce((sum, entry) => sum + piecesOf(entry, wanted), 0),
  })).filter(({ pieces }) => isClassList && pieces > 0);
  return (
    <ListPageProvider value={page}>
      <div className={styles.page}>
        <Head shared={shared} />
        <GoneClaims claims={shared.goneClaims} />
        <SharedInvitation shared={shared} token={token} />
        {entries.length === 0 ? (
          <p>{t('shared.empty')}</p>
        ) : (
          <section className={styles.section} aria-labelledby={heading}>
            <h2 className={styles.sectionTitle} id={heading}>
              {t('shared.items')}
            </h2>
            {isClassList && <p data-print="none">{t('shared.class.text')}</p>}
            {isClassList && ofClass.some(({ wanted }) => wanted === 'open') && (
              <p data-print="none">{t('shared.cart.claims')}</p>
            )}
            <div className={styles.tools} data-print="none">
              {ofClass.map(({ wanted, pieces, all }) => (
                <PutAllIntoCart
                  key={wanted}
                  fields={{ wishlistId: listId, token, pieces: wanted, from: path }}
                  variant={wanted === 'open' ? 'outline' : 'primary'}
                  isPending={inCart !== undefined}
                  onPut={() => putAll(wanted)}
                >
                  {pieces < all
                    ? t(`shared.cart.${wanted}.part`, { count: pieces, all })
                    : t(`shared.cart.${wanted}`, { count: pieces })}
                </PutAllIntoCart>
              ))}
              {!isClassList && entries.some((entry) => buyableOf(entry, 'open') > 0) && (
                <PutAllIntoCart
                  fields={{ wishlistId: listId, token, from: path }}
                  variant="primary"
                  isPending={inCart !== undefined}
                  onPut={() => putAll()}
                >
                  {t('menu.cart')}
                </PutAllIntoCart>
              )}
              <CopyList listName={listName} token={token} hasAccount={hasAccount} />
              <ListFiles list={{ token }} />
            </div>
            <ul className={styles.entries}>
              {shown.map((entry) => (
                <SharedEntry
                  key={entry.externalId}
                  entry={entry}
                  token={token}
                  isBusy={inCart === entry.externalId}
                  onCart={onCart}
                />
              ))}
            </ul>
            <AllRowsLink href={`${path}&rows=all`} count={entries.length} shown={shown.length} />
          </section>
        )}
        {kind === 'class-list' && <WithdrawByCode path={path} />}
        <PrintedFoot readAt={readAt} path={path} leads="everybody" />
      </div>
      {request !== undefined && (
        <Suspense fallback={null}>
          <lazyListDialog.Component
            request={request}
            lists={{ lists: [], open: list, merge: null }}
            onDone={() => setRequest(undefined)}
          />
        </Suspense>
      )}
    </ListPageProvider>
  );
};
