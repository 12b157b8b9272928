import type { ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useListPage } from './list-page-context.ts';
import type { JoinedEntries } from './use-list-actions.ts';
import styles from './wishlist-page.module.css';

/** Two entries became one because both are of the same variant now. Stays until somebody decides, and can be undone (WISH-16). */
export const JoinedNotice = ({ joined }: { readonly joined: JoinedEntries }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { actions } = useListPage();
  return (
    <div role="status" data-print="none">
      <Notice kind="info">
        <p>{t('joined', { name: joined.name })}</p>
        <div className={styles.ways}>
          <Button variant="link" onClick={() => ignoreRejection(actions.takeApart(joined))}>
            {t('joined.apart')}
          </Button>
          <Button variant="link" onClick={actions.keepTogether}>
            {t('joined.keep')}
          </Button>
        </div>
      </Notice>
    </div>
  );
};
