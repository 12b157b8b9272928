import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { TeaserListForm } from './teaser-list-form.tsx';

/** How far below the screen a list is when it gets its fields. */
const MARGIN = '400px';

interface TeaserListPlaces {
  readonly places: readonly HTMLElement[];
  readonly loadTexts: () => Promise<void>;
  readonly show: (lists: ReactNode) => void;
  readonly signal: AbortSignal;
}

/** Puts quantities into the editors' lists once the shopper is near one. */
export const showTeaserLists = ({ places, loadTexts, show, signal }: TeaserListPlaces): void => {
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
              return createPortal(<TeaserListForm externalId={externalId} />, place, externalId);
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
