import { compareField } from '@shop/domain/catalogue/compared-products';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './compare-choice.module.css';

/** Id of the form that collects the choices of a page. */
export const COMPARE_FORM = 'compare';

/** Chooses a product for the comparison. A field of the page's form, wherever the tile stands. */
export const CompareChoice = ({ id, name }: { readonly id: string; readonly name: string }): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <label className={styles.choice} data-print="none">
      <input type="checkbox" name={compareField(id)} form={COMPARE_FORM} />
      <span>
        {t('tile.compare')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </span>
    </label>
  );
};
