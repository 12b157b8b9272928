import { createPortal } from 'react-dom';

import type { RenderVariants } from './list-page-context.ts';
import { TeaserListForm } from './teaser-list-form.tsx';
import type { TeaserListPlaces } from './teaser-lists.tsx';

/** How far below the screen a list is when it gets its fields. */
const MARGIN = '400px';

/** Puts quantities into the editors' lists once the shopper is near one. */
export const showTeaserLists = (
  { places, loadTexts, show, signal }: TeaserListPlaces,
  variants: RenderVariants,
): void => {
  if (signal.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadTexts().then(
        () =>
          show(
            places.map((place) => {
              const externalId = place.dataset['teaserList'] ?? '';
              return createPortal(<TeaserListForm externalId={externalId} variants={variants} />, place, externalId);
            }),
          ),
        console.error,
      );
    },
    { rootMargin: MARGIN },
  );
  // An empty place has no size: the list around it is watched.
  for (const place of places) observer.observe(place.parentElement ?? place);
  signal.addEventListener('abort', () => observer.disconnect());
};
