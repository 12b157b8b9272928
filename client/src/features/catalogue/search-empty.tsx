import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What helps on where a search found nothing: the same search in all categories, if it was made in one. */
export const SearchEmpty = ({ everywhere }: { readonly everywhere: string | undefined }): ReactNode => {
  const { t } = useTranslation('search');
  const home = { href: HOME, label: t('empty.on') };
  const everywhereLink = everywhere === undefined ? undefined : { href: everywhere, label: t('empty.everywhere') };
  return <EmptyState headline={t('empty.help')} text={t('empty.text')} link={everywhereLink ?? home} other={everywhereLink === undefined ? undefined : home} />;
};
