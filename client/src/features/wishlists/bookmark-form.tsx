import { type FormEvent, type ReactNode, Suspense, useState } from 'react';

import { hasVisitorSession } from '../../platform/boot/visitor-cookie.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { PostForm } from '../../ui/post-form.tsx';
import type { BookmarkPress } from './bookmark-press.ts';
import { BOOKMARK_FORM } from './model/bookmark-button.tsx';
import { bookmarksQuery } from './model/bookmarks.queries.ts';

const bookmarkPresses = lazyComponent(async () => (await import('./bookmark-presses.tsx')).BookmarkPresses);

/**
 * The one form of all bookmarks on a page, wherever their buttons stand. A press shows at once; the code that sends it is fetched
 * for visitors who have a session, or with the first press.
 */
export const BookmarkForm = (): ReactNode => {
  const isHydrated = useIsHydrated();
  // Another tab may begin the session, by its first bookmark.
  const lists = useQueryResult(bookmarksQuery)?.bookmarks ?? [];
  const [presses, setPresses] = useState<readonly BookmarkPress[]>([]);
  const press = (event: FormEvent<HTMLFormElement>): void => {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const isOn = button.ariaPressed !== 'true';
    button.ariaPressed = String(isOn);
    setPresses((earlier) => [...earlier, { button, isOn }]);
  };
  return (
    <>
      <PostForm id={BOOKMARK_FORM} action="bookmark" onSubmit={press} />
      {isHydrated && (presses.length > 0 || lists.length > 0 || hasVisitorSession()) && (
        <Suspense fallback={null}>
          <bookmarkPresses.Component presses={presses} />
        </Suspense>
      )}
    </>
  );
};
