import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { SharedList } from './shared-list.queries.ts';

/** What the visitor wanted to bring and is not on the list any more. */
export const GoneClaims = ({ claims }: { readonly claims: SharedList['goneClaims'] }): ReactNode => {
  const { t } = useTranslation('wishlists');
  if (claims.length === 0) return null;
  return (
    <div data-print="none">
      <Notice kind="info">
        {claims.map(({ entryId, name, quantity }) => (
          <p key={entryId}>{t('claim.gone', { name, count: quantity })}</p>
        ))}
      </Notice>
    </div>
  );
};
