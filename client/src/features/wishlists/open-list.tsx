import { omitNil } from '@shop/domain/shared/omit-nil';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { type ComponentProps, memo, type ReactNode, Suspense, useCallback, useId, useMemo, useState } from 'react';

import { failureMessage } from '../../platform/failures/failure-notice.ts';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useFocusInPlace } from '../../platform/focus/use-focus-in-place.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { usePageContext } from '../../platform/pages/page-context.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { EmptyList, EmptyListNotice, RemovedTools } from './empty-list.tsx';
import { ListHead } from './list-head.tsx';
import { JoinedNotice } from './joined-notice.tsx';
import { allRowsHref, requestIn } from './list-links.ts';
import { ListNavigation } from './list-navigation.tsx';
import { ListNews } from './list-news.tsx';
import { type DialogRequest, type ListPage, ListPageProvider, type RenderVariants } from './list-page-context.ts';
import { mayDo } from './list-rights.ts';
import { listSortOf, type OwnLists, rowsOf, sortedRows } from './list-rows.ts';
import { ListTable } from './list-table.tsx';
import { ChosenBar, ListTools } from './list-tools.tsx';
import { lazyListDialog, lazyListSection } from './load-list-dialog.ts';
import { PrintedFoot } from './printed-foot.tsx';
import { usePutIntoCart } from './use-list-cart.ts';
import { useListActions } from './use-list-actions.ts';
import styles from './wishlist-page.module.css';

interface OpenListProps {
  readonly lists: OwnLists;
  /** When they were read, in ms since the epoch. */
  readonly readAt: number;
  readonly search: SearchValues;
  readonly hasAccount: boolean;
  readonly variants: RenderVariants;
}

const NONE: ReadonlySet<string> = new Set();

/** The part that the URL opens. The server's stays on the page until its code is there: React drops it if its props change before. */
const OpenedPart = memo(
  ({ request, lists, onDone }: ComponentProps<typeof lazyListSection.Component>): ReactNode => (
    <Suspense fallback={null}>
      <lazyListSection.Component request={request} lists={lists} onDone={onDone} />
    </Suspense>
  ),
);
OpenedPart.displayName = 'OpenedPart';

/** The visitor's lists, with one of them open: its entries and what can be done with it. */
export const OpenListPage = ({ lists, readAt, search, hasAccount, variants }: OpenListProps): ReactNode => {
  const { open } = lists;
  useFocusInPlace();
  const { externalId: listId, name: listName } = open;
  const heading = useId();
  const { formEcho } = usePageContext();
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const canEdit = mayDo(open, 'edit-entries');
  const { actions, quantities, focused, joined } = useListActions(listId, canEdit);
  const { mutateAsync: putIn } = usePutIntoCart(listId);
  const [isPutting, setPutting] = useState(false);
  const [request, setRequest] = useState<DialogRequest>();
  const [marked, setMarked] = useState(NONE);
  const [inCart, setInCart] = useState(NONE);
  const canComment = mayDo(open, 'comment');
  const isClassList = open.kind === 'class-list';
  const canRelease = isClassList && mayDo(open, 'release-claims');
  const isShared = open.users.length > 1;
  /** The dialog opens once its code is there, so that the page never waits for it. */
  const ask = useCallback(
    (asked: DialogRequest): void => {
      lazyListDialog.preload().then(
        () => setRequest(asked),
        (failure: unknown) => toast({ kind: 'error', messageKey: failureMessage(failure) }),
      );
    },
    [toast],
  );
  const putIntoCart = useCallback(
    async (entryIds?: readonly string[]): Promise<void> => {
      setInCart(new Set(entryIds));
      setPutting(true);
      try {
        if (!(await actions.settle(entryIds))) return;
        const wanted = omitNil({ entryIds });
        const result = await putIn(wanted);
        if (result.__typename === 'ListInCart') ask({ open: 'in-cart', result, wanted });
        else toast({ kind: 'error', messageKey: result.messageKey });
      } finally {
        setInCart(NONE);
        setPutting(false);
      }
    },
    [actions, putIn, ask, toast],
  );
  const onCart = useCallback((entryId: string) => ignoreRejection(putIntoCart([entryId])), [putIntoCart]);
  const page = useMemo(
    (): ListPage => ({
      listId,
      listName,
      actions,
      quantities,
      ask,
      onCart,
      variants,
      isClassList,
      canEdit,
      canComment,
      canRelease,
      hasAccount,
      isShared,
    }),
    [
      listId,
      listName,
      actions,
      quantities,
      ask,
      onCart,
      variants,
      isClassList,
      canEdit,
      canComment,
      canRelease,
      hasAccount,
      isShared,
    ],
  );
  const onChoose = useCallback(
    (entryId: string, isChosen: boolean) =>
      setMarked((before) => new Set(isChosen ? [...before, entryId] : [...before].filter((id) => id !== entryId))),
    [],
  );

  const chosen = open.entries.filter(({ externalId }) => marked.has(externalId));
  const chosenIds = chosen.map(({ externalId }) => externalId);
  const sort = listSortOf(search['sort']);
  const rows = sortedRows(rowsOf(open), sort);
  const [isEchoOver, setEchoOver] = useState(false);
  const echoOf = isEchoOver ? undefined : formEcho?.form;
  const section = useMemo(() => requestIn(search, open, echoOf), [search, open, echoOf]);
  const path = wishlistPath(listId);
  const closeSection = useCallback((): void => {
    setEchoOver(true);
    navigateTo(path);
  }, [navigateTo, path]);
  const canEnd = mayDo(open, 'delete');
  const closeDialog = useCallback(() => setRequest(undefined), []);
  const dismissRemoved = async (): Promise<void> => {
    const isDone = await actions.dismissRemoved();
    if (isDone && canEnd && open.entries.length === 0) ask({ open: 'delete' });
  };
  return (
    <ListPageProvider value={page}>
      <div className={styles.columns}>
        <ListNavigation lists={lists.lists} />
        <section className={styles.open} aria-labelledby={heading} data-focus-stays>
          <ListHead list={open} id={heading} />
          {section !== undefined && (
            <OpenedPart key={`${section.open} ${listId}`} request={section} lists={lists} onDone={closeSection} />
          )}
          {open.entries.length === 0 && open.removed.length > 0 && canEnd && <EmptyListNotice />}
          {open.entries.length > 0 && (
            <>
              <ListTools path={path} sort={sort} isPending={isPutting} onCart={() => ignoreRejection(putIntoCart())} />
              <ChosenBar
                count={chosen.length}
                total={open.entries.length}
                isBusy={isPutting}
                onAll={(isChosen) =>
                  setMarked(isChosen ? new Set(open.entries.map(({ externalId }) => externalId)) : NONE)
                }
                onTransfer={() => ask({ open: 'transfer', entryIds: chosenIds })}
                onCart={() => ignoreRejection(putIntoCart(chosenIds))}
                onRemove={() => ignoreRejection(actions.removeAll(chosen).then(() => setMarked(NONE)))}
              />
            </>
          )}
          {rows.length === 0 && <EmptyList />}
          {joined !== undefined && <JoinedNotice joined={joined} />}
          {rows.length > 0 && (
            <ListTable
              rows={rows}
              isWhole={search['rows'] === 'all'}
              allHref={allRowsHref(listId, sort)}
              chosen={marked}
              onChoose={onChoose}
              onCart={onCart}
              inCart={inCart}
              focused={focused}
            />
          )}
          {open.removed.length > 0 && canEdit && (
            <RemovedTools removed={open.removed} onDismiss={() => ignoreRejection(dismissRemoved())} />
          )}
          {/* The paper of a class list is for parents, who cannot open this page. */}
          <PrintedFoot readAt={readAt} path={open.kind === 'class-list' ? undefined : path} leads="members" />
          <ListNews key={listId} list={open} />
        </section>
      </div>
      {request !== undefined && (
        <Suspense fallback={null}>
          <lazyListDialog.Component request={request} lists={lists} onDone={closeDialog} />
        </Suspense>
      )}
    </ListPageProvider>
  );
};
