import { LIST_FILE_KINDS, listFilePath } from '@shop/domain/wishlists/wishlist-paths';
import { type MouseEvent, type ReactNode, useRef } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useListPage } from './list-page-context.ts';

/** The list as a file, in each kind. The shop makes it: quantities that still wait are saved first. */
export const ListFiles = ({ list }: { readonly list: Parameters<typeof listFilePath>[0] }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { actions } = useListPage();
  const settled = useRef<HTMLAnchorElement>(undefined);
  const settleFirst = (event: MouseEvent<HTMLAnchorElement>): void => {
    const link = event.currentTarget;
    if (settled.current === link) {
      settled.current = undefined;
      return;
    }
    event.preventDefault();
    const follow = (isSettled: boolean): void => {
      if (!isSettled) return;
      settled.current = link;
      link.click();
    };
    ignoreRejection(actions.settle().then(follow));
  };
  return LIST_FILE_KINDS.map((kind) => (
    <LinkButton key={kind} variant="link" href={listFilePath(list, kind)} download rel="nofollow" onClick={settleFirst}>
      {t(`file.${kind}`)}
    </LinkButton>
  ));
};
