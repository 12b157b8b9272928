import type { ReactNode } from 'react';

import { useTranslation } from '../../../platform/texts/translation.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useChosenValues } from './chosen-values.ts';
import type { FilterLinks } from './filter-links.ts';

/** No article matches: the last of the filters can be removed, or all. */
export const FilteredEmpty = (links: FilterLinks): ReactNode => {
  const { t } = useTranslation('catalogue');
  const last = useChosenValues(links).at(-1);
  const all = { href: links.clearHref, label: t('filters.clear') };
  const link = last === undefined ? all : { href: last.href, label: t('filters.remove', { value: last.label }) };
  return (
    <EmptyState
      headline={t('filters.empty')}
      text={t('filters.empty.text')}
      link={link}
      other={last === undefined ? undefined : all}
    />
  );
};
