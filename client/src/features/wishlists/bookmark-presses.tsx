import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { BookmarkProductDocument, type BookmarkProductMutationVariables } from '../../platform/generated/graphql.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { unlessOffline } from '../../platform/queries/unless-offline.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { request } from '../../platform/transport/request.ts';
import type { BookmarkPress } from './bookmark-press.ts';
import { BOOKMARK_FORM } from './model/bookmark-button.tsx';
import { bookmarksQuery, isBookmarked } from './model/bookmarks.queries.ts';
import { postListsChanged } from './model/post-lists-changed.ts';
import { pressQueue } from './press-queue.ts';

const listChoice = lazyComponent(async () => (await import('./list-choice.tsx')).ListChoice);

/** A product whose bookmark was pressed. */
export interface BookmarkedArticle {
  readonly productId: string;
  readonly itemId: string;
  readonly button: HTMLButtonElement;
}

const articleOf = (button: HTMLButtonElement): BookmarkedArticle => {
  const [productId = '', itemId = ''] = button.value.split('*');
  return { productId, itemId, button };
};

const bookmarkButtons = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`button[form="${BOOKMARK_FORM}"]`),
];

/** Sends what was pressed, marks all bookmarks on the page, those of parts that arrive later too, and asks for a list where there are several. */
export const BookmarkPresses = ({ presses }: { readonly presses: readonly BookmarkPress[] }): ReactNode => {
  const client = useQueryClient();
  const toast = useToast();
  const { texts } = useRouter().options.context;
  const lists = useQuery(bookmarksQuery).data?.bookmarks;
  const [asked, setAsked] = useState<BookmarkedArticle>();
  const handled = useRef(0);
  const { mutateAsync: send } = useMutation({
    mutationKey: ['bookmark'],
    mutationFn: (variables: BookmarkProductMutationVariables) =>
      request('BookmarkProduct', BookmarkProductDocument, variables),
    onError: () => unlessOffline(client.invalidateQueries({ queryKey: bookmarksQuery.queryKey })),
  });
  const sendPress = async (
    variables: BookmarkProductMutationVariables,
  ): Promise<'done' | 'choose-list' | { readonly error: string }> => {
    const { bookmarkProduct: result } = await send(variables);
    await client.cancelQueries({ queryKey: bookmarksQuery.queryKey });
    client.setQueryData(bookmarksQuery.queryKey, { bookmarks: result.lists });
    if (result.__typename === 'NotBookmarked') {
      if (result.because === 'choose-list') return result.because;
      if (result.because === 'invalid-form') return { error: result.messageKey };
      // Only the pages of lists have their messages at hand.
      await texts.load(['wishlists']);
      toast({ kind: 'error', messageKey: result.messageKey });
      return 'done';
    }
    toast(
      ...result.changes.map(({ did, productName: name, listName: list }) => ({
        kind: 'success' as const,
        messageKey: did === 'added' ? 'shop.wishlist.added' : 'shop.wishlist.removed',
        values: { name, list },
      })),
    );
    if (result.changes.length > 0) {
      postListsChanged();
      void client.invalidateQueries({ queryKey: ['OwnWishlists'] });
    }
    return 'done';
  };
  const queue = useRef(pressQueue());

  // Before the marks: what was pressed while this code was fetched stays pressed.
  useEffect(() => {
    for (const { button, isOn } of presses.slice(handled.current)) {
      const article = articleOf(button);
      const { productId, itemId } = article;
      const sent = queue.current.press(productId, isOn, async (last) => {
        if ((await sendPress({ productId, itemId, isOn: last })) !== 'choose-list') return;
        await Promise.all([listChoice.preload(), texts.load(['wishlists'])]);
        setAsked(article);
      });
      const settle = (): void => {
        const known = client.getQueryData(bookmarksQuery.queryKey)?.bookmarks ?? [];
        if (queue.current.pending(productId) === undefined)
          for (const one of bookmarkButtons().filter(({ value }) => value.startsWith(`${productId}*`)))
            one.ariaPressed = String(isBookmarked(known, productId));
      };
      sent.finally(settle).catch(() => undefined);
    }
    handled.current = presses.length;
  });

  useEffect(() => {
    const mark = (): void => {
      for (const button of bookmarkButtons()) {
        const { productId } = articleOf(button);
        const isOn = queue.current.pending(productId) ?? isBookmarked(lists ?? [], productId);
        if (button.ariaPressed !== String(isOn)) button.ariaPressed = String(isOn);
      }
    };
    if (lists === undefined) return undefined;
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [lists]);

  const leaving = useRef<HTMLButtonElement>(null);
  const close = ({ button }: BookmarkedArticle): void => {
    leaving.current = button;
    setAsked(undefined);
  };
  useEffect(() => {
    // While the dialog is there, nothing outside of it takes the focus, which would be lost.
    if (asked !== undefined) return;
    leaving.current?.focus();
    leaving.current = null;
  }, [asked]);
  if (asked === undefined) return null;
  return (
    <Suspense fallback={null}>
      <listChoice.Component
        lists={lists ?? []}
        productId={asked.productId}
        onChoose={async (listIds, newListName) => {
          const { productId, itemId } = asked;
          const isOn = listIds.length > 0 || newListName !== undefined;
          const sent = sendPress({ productId, itemId, isOn, listIds: [...listIds], newListName: newListName ?? null });
          if (newListName === undefined) {
            close(asked);
            ignoreRejection(sent);
            return undefined;
          }
          const outcome = await sent;
          if (typeof outcome !== 'string') return outcome.error;
          close(asked);
          return undefined;
        }}
        onCancel={() => close(asked)}
      />
    </Suspense>
  );
};
