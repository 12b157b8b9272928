import { type ReactNode, useState } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OpenList } from './list-rows.ts';

const newsOf = (before: OpenList, after: OpenList, t: ReturnType<typeof useTranslation<'wishlists'>>['t']): string => {
  const known = new Map(before.entries.map((entry) => [entry.externalId, entry]));
  return after.entries
    .filter(({ externalId, quantity }) => (known.get(externalId)?.quantity ?? quantity) !== quantity)
    .map(({ product: { name }, quantity: count, total }) =>
      total === null
        ? t('entry.changed', { name, count })
        : t('entry.changed.total', { name, count, total: total.text }),
    )
    .join(' ');
};

/** Tells a screen reader the new quantities and totals, once the shop has confirmed them (WCAG 4.1.3). */
export const ListNews = ({ list }: { readonly list: OpenList }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const [told, setTold] = useState({ list, news: '' });
  if (told.list !== list) setTold({ list, news: newsOf(told.list, list, t) || told.news });
  return (
    <VisuallyHidden>
      <span role="status">{told.news}</span>
    </VisuallyHidden>
  );
};
