import type { ReactNode } from 'react';

import { usePageHydrated } from '../../platform/hydration/page-hydrated.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Toasts } from '../toasts.tsx';

export const MAIN = 'main';

/** The start of every layout: the skip link and the toasts. */
export const PageStart = (): ReactNode => {
  const { t } = useTranslation('shell');
  usePageHydrated();
  return (
    <>
      <SkipLink to={MAIN}>{t('skip.content')}</SkipLink>
      <Toasts />
    </>
  );
};
