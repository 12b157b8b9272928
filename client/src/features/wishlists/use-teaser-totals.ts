import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { TeaserTotalsDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** How long a quantity may still change before the totals are asked for (UPQ-51). */
const TOTALS_DELAY_MS = 500;

export interface WantedItem {
  readonly productId: string;
  readonly itemId: string;
  readonly quantity: number;
}

/** What so many pieces cost, half a second after the last change. Not asked for before there is one. */
export const useTeaserTotals = (items: readonly WantedItem[], isChanged: boolean) => {
  const wanted = JSON.stringify(items);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), TOTALS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const variables = { items: asked === '' ? [] : (JSON.parse(asked) as readonly WantedItem[]) };
  const { data, isError, isPlaceholderData, isFetching } = useQuery({
    ...personalQuery('TeaserTotals', TeaserTotalsDocument, variables),
    meta: SILENT,
    enabled: isChanged && wanted === asked,
    placeholderData: keepPreviousData,
  });
  return {
    totals: data?.teaserTotals,
    isFailed: isError,
    isSettled: wanted === asked && !isPlaceholderData && !isFetching,
  };
};
