import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import { WISHLIST } from '@shop/domain/shared/paths';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface ListMissingProps {
  readonly listId: string;
  readonly hasAccount: boolean;
}

/** A list that is unknown, deleted, or not the visitor's: the same for all three. It may be one of an account that they have. */
export const ListMissing = ({ listId, hasAccount }: ListMissingProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const own = { href: WISHLIST, label: t('shared.missing.own') };
  return (
    <EmptyState
      headingLevel="h1"
      headline={t('missing')}
      text={t(hasAccount ? 'missing.text' : 'missing.text.visitor')}
      link={hasAccount ? own : { href: loginPathFor(wishlistPath(listId)), label: t('visitor.login') }}
      other={hasAccount ? undefined : own}
    />
  );
};
