import type { ReactNode } from 'react';

import { useTranslation } from '../../../platform/texts/translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { FilterLinks } from './filter-links.ts';
import { FilterChips } from './filter-chips.tsx';
import { Filters } from './filters.tsx';
import styles from './filters.module.css';

export interface FilterSheetProps extends FilterLinks {
  readonly total: number;
  readonly hasCategories: boolean;
  readonly firstFilter?: ReactNode;
  readonly onClose: () => void;
}

/** The filters on a phone. Each choice changes the list beneath at once; the button says how many articles it has now. */
export const FilterSheet = ({ total, onClose, hasCategories, firstFilter, ...links }: FilterSheetProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <Dialog title={t('filters.title')} isOpen placement="end" onClose={onClose}>
      <FilterChips {...links} />
      {firstFilter}
      <Filters {...links} hasCategories={hasCategories} place="sheet" />
      <div className={styles.show}>
        <VisuallyHidden>
          <span role="status">{t('listing.count', { count: total })}</span>
        </VisuallyHidden>
        <Button isWide onClick={onClose}>
          {t('filters.show', { count: total })}
        </Button>
      </div>
    </Dialog>
  );
};
