import type { ReactNode } from 'react';

import { useTranslation } from '../../shared/translation.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ANNOUNCER } from '../navigation-announcer.ts';
import { Toasts } from '../toasts.tsx';

export const MAIN = 'main';

/** What every layout has before its header: the way past it, the voice for navigation, the toasts. */
export const PageStart = (): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink to={MAIN}>{t('skip.content')}</SkipLink>
      <VisuallyHidden><span id={ANNOUNCER} role="status" /></VisuallyHidden>
      <Toasts />
    </>
  );
};
