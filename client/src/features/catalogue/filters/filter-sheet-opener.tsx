import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

import type { Area } from '../../../locales/areas.ts';
import type { LazyComponent } from '../../../platform/islands/lazy-component.tsx';

interface FilterSheetOpenerProps<List extends object> {
  readonly sheet: LazyComponent<List & { readonly onClose: () => void }>;
  /** The texts of the sheet. */
  readonly areas: readonly Area[];
  /** Which list the sheet belongs to, as its properties say it. */
  readonly list: List;
}

/** Opens the sheet of filters where a link of the static list asks for it. Without scripts the link leads to the filters in the page. */
export const FilterSheetOpener = <List extends object>({
  sheet,
  areas,
  list,
}: FilterSheetOpenerProps<List>): ReactNode => {
  const { texts } = useRouter().options.context;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let stopSliding: (() => void) | undefined;
    let isGone = false;
    void import('./slide-ranges.ts').then(({ slideRanges }) => {
      if (!isGone) stopSliding = slideRanges();
    }, console.error);
    const open = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('[data-opens-filters]') === null) return;
      event.preventDefault();
      void Promise.all([sheet.preload(), texts.load(areas)]).then(
        () => setOpen(true),
        () => location.assign('#filters'),
      );
    };
    document.addEventListener('click', open);
    return () => {
      isGone = true;
      stopSliding?.();
      document.removeEventListener('click', open);
    };
  }, [sheet, areas, texts]);
  return isOpen && <sheet.Component {...list} onClose={() => setOpen(false)} />;
};
