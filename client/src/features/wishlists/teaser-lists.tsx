import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

/** The scripts of the editors' lists on a page. Their code is fetched after the page, and only if it has such a list. */
export const TeaserLists = (): ReactNode => {
  const { texts } = useRouter().options.context;
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-teaser-list]')];
    if (places.length === 0) return undefined;
    const leave = new AbortController();
    import('./show-teaser-lists.tsx').then(
      ({ showTeaserLists }) =>
        showTeaserLists({
          places,
          loadTexts: () => texts.load(['wishlists', 'catalogue']),
          show: setShown,
          signal: leave.signal,
        }),
      console.error,
    );
    return () => leave.abort();
  }, [texts]);
  return shown;
};
