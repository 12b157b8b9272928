import { COMPARE } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './compare-bar.module.css';
import { COMPARE_FORM } from './compare-choice.tsx';

/** The form of all choices on the page. The style sheet shows it as soon as one is ticked, so it needs no script. */
export const CompareBar = (): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <form className={styles.bar} id={COMPARE_FORM} action={COMPARE} data-print="none">
      <Button type="submit">{t('listing.compare')}</Button>
    </form>
  );
};
