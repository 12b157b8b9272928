import { HOME, WISHLIST } from '@shop/domain/shared/paths';
import { type ReactNode, useEffect, useRef } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A link that is unknown, revoked or too old: the same for all three. */
export const SharedListMissing = (): ReactNode => {
  const { t } = useTranslation('wishlists');
  const page = useRef<HTMLDivElement>(null);
  // It may take the place of a list that was scrolled down.
  useEffect(() => page.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={page}>
      <EmptyState
        headingLevel="h1"
        headline={t('shared.missing')}
        text={t('shared.missing.text')}
        link={{ href: HOME, label: t('empty.on') }}
        other={{ href: WISHLIST, label: t('shared.missing.own') }}
      />
    </div>
  );
};
