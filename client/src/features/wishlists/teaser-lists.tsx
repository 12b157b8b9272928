import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

export interface TeaserListPlaces {
  readonly places: readonly HTMLElement[];
  readonly loadTexts: () => Promise<void>;
  readonly show: (lists: ReactNode) => void;
  readonly signal: AbortSignal;
}

interface TeaserListsProps {
  /** Fetches their code. */
  readonly load: () => Promise<(places: TeaserListPlaces) => void>;
}

/** The scripts of the editors' lists on a page. Their code is fetched after the page, and only if it has such a list. */
export const TeaserLists = ({ load }: TeaserListsProps): ReactNode => {
  const { texts } = useRouter().options.context;
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-teaser-list]')];
    if (places.length === 0) return undefined;
    const leave = new AbortController();
    load().then(
      (start) =>
        start({
          places,
          loadTexts: () => texts.load(['wishlists', 'catalogue']),
          show: setShown,
          signal: leave.signal,
        }),
      console.error,
    );
    return () => leave.abort();
  }, [texts, load]);
  return shown;
};
