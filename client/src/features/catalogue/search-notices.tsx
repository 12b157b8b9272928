import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { searchPath } from '@shop/domain/search/search-address';
import { DEFAULT_SEARCH_SORT, SEARCH_TERM_MAX_LENGTH } from '@shop/domain/search/search-query';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FoundListing } from './found-listing.ts';

/** The search exactly as it was typed. */
const asTyped = (term: string): string =>
  searchPath({ searchTerm: term, originalTerm: term, page: 1, sort: DEFAULT_SEARCH_SORT, filters: NO_FILTERS });

/** Says how the search differs from what was typed. */
export const SearchNotices = ({
  listing: { term, originalTerm, shortenedFrom },
  isCut,
}: {
  readonly listing: FoundListing;
  readonly isCut: boolean;
}): ReactNode => {
  const { t } = useTranslation('search');
  const isOverwritten = shortenedFrom === null && originalTerm !== null && originalTerm !== term;
  return (
    <>
      {isCut && (
        <Notice kind="info">
          <p>{t('cut', { count: SEARCH_TERM_MAX_LENGTH })}</p>
        </Notice>
      )}
      {isOverwritten && (
        <Notice kind="info">
          <p>
            {t('overwritten', { term })}{' '}
            <a href={asTyped(originalTerm)} rel="nofollow">
              {t('asTyped', { term: originalTerm })}
            </a>
          </p>
        </Notice>
      )}
      {shortenedFrom !== null && (
        <Notice kind="info">
          <p>{t('shortened', { term, original: shortenedFrom })}</p>
        </Notice>
      )}
    </>
  );
};
