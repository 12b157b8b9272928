import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The search page before anything was searched for. */
export const SearchStart = (): ReactNode => {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      headingLevel="h1"
      headline={t('start')}
      text={t('start.text')}
      link={{ href: HOME, label: t('empty.on') }}
    />
  );
};
