import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

import type { Area } from '../../../locales/areas.ts';
import type { LazyComponent } from '../../../platform/islands/lazy-component.tsx';

const AREAS: readonly Area[] = ['catalogue'];

interface FilterSheetOpenerProps<Search> {
  readonly sheet: LazyComponent<{ readonly id: string; readonly search: Search; readonly onClose: () => void }>;
  readonly id: string;
  readonly search: Search;
}

/** Opens the sheet of filters where a link of the static list asks for it. Without scripts the link leads to the filters in the page. */
export const FilterSheetOpener = <Search,>({ sheet, id, search }: FilterSheetOpenerProps<Search>): ReactNode => {
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
      void Promise.all([sheet.preload(), texts.load(AREAS)]).then(() => setOpen(true), () => location.assign('#filters'));
    };
    document.addEventListener('click', open);
    return () => {
      isGone = true;
      stopSliding?.();
      document.removeEventListener('click', open);
    };
  }, [sheet, texts]);
  return isOpen && <sheet.Component id={id} search={search} onClose={() => setOpen(false)} />;
};
