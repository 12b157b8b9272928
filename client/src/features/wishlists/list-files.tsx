import { LIST_FILE_KINDS, listFilePath } from '@shop/domain/wishlists/wishlist-paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The list as a file, in each kind. */
export const ListFiles = ({ list }: { readonly list: Parameters<typeof listFilePath>[0] }): ReactNode => {
  const { t } = useTranslation('wishlists');
  return LIST_FILE_KINDS.map((kind) => (
    <LinkButton key={kind} variant="link" href={listFilePath(list, kind)} download rel="nofollow">
      {t(`file.${kind}`)}
    </LinkButton>
  ));
};
