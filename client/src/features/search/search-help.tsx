import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';

import { useOtherSession } from '../../platform/session/use-other-session.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FeatureTooltip } from '../../ui/feature-tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { forgetAllSearches, forgetSearch, recentSearches } from './recent-searches.ts';
import { RecentList } from './recent-list.tsx';
import { fieldOf } from './search-form.ts';
import { suggestionsQuery } from './model/search.queries.ts';
import styles from './search-help.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { optionsOf } from './suggestion-options.ts';
import { useComboBox } from './use-combo-box.ts';
import { useOpenHelp } from './use-open-help.ts';
import { useSearch } from './use-search.ts';
import { useTypedTerm } from './use-typed-term.ts';

interface SearchHelpProps {
  readonly form: HTMLFormElement;
  /** Lies in its form instead of floating beneath it, and is always open. */
  readonly isInline?: boolean;
  readonly onLeave?: () => void;
}

/** Suggestions while somebody types (SEARCH-07). The options on the screen belong to the latest term that was answered. */
const useSuggestions = (term: string) => {
  const { data, isError } = useQuery({
    ...suggestionsQuery(term),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  return term === '' || isError || data === undefined ? [] : optionsOf(data.suggestions);
};

/** What helps with a search beneath its field: suggestions for what is typed, recent searches before. */
export const SearchHelp = ({ form, isInline = false, onLeave }: SearchHelpProps): ReactNode => {
  const { t } = useTranslation('suggestions');
  const id = useId();
  const search = useSearch();
  const { text, term } = useTypedTerm(form);
  const options = useSuggestions(text.trim() === '' ? '' : term);
  const [recent, setRecent] = useState(recentSearches);
  const help = useOpenHelp(form, isInline);
  const isEmpty = text.trim() === '';
  const hasOptions = help.isOpen && options.length > 0;
  const activeAt = useComboBox(form, {
    listId: id,
    count: options.length,
    isOpen: hasOptions,
    onEscape: isInline ? undefined : help.close,
  });
  const leave = (): void => {
    help.close();
    onLeave?.();
  };
  const searchFor = (query: string): void => {
    const field = fieldOf(form);
    if (field !== undefined) field.value = query;
    search(query);
    leave();
  };
  const refresh = (): void => setRecent(recentSearches());
  useOtherSession(refresh);
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {help.isOpen && !isEmpty && term !== '' ? t('list.count', { count: options.length }) : ''}
        </span>
      </VisuallyHidden>
      {hasOptions && (
        <div className={styles.panel} data-inline={isInline || undefined}>
          <SuggestionList id={id} options={options} activeAt={activeAt} onQuery={searchFor} onLeave={leave} />
        </div>
      )}
      {help.isOpen && isEmpty && recent.length > 0 && (
        <div className={styles.panel} data-inline={isInline || undefined}>
          <RecentList
            id={id}
            terms={recent}
            onSearch={searchFor}
            onForget={(forgotten) => {
              forgetSearch(forgotten);
              refresh();
            }}
            onForgetAll={() => {
              forgetAllSearches();
              refresh();
            }}
          />
        </div>
      )}
      {help.isOpen && isEmpty && recent.length === 0 && (
        <FeatureTooltip id="search-by-number">{t('tooltip.number')}</FeatureTooltip>
      )}
    </>
  );
};
