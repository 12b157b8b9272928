import { classListFigures } from '@shop/domain/wishlists/class-list';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './class-figures.module.css';
import { asRule, beyondOf, openOf } from './class-entries.ts';
import type { Entry, OpenList } from './list-rows.ts';

/** Needed, taken and bought of an entry of a class list, in words and as a bar. */
export const ClassFigures = ({ entry }: { readonly entry: Pick<Entry, 'quantity' | 'claims'> }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const words = useId();
  const { quantity, claims } = entry;
  if (claims === null) return null;
  const { taken, bought } = claims;
  const beyond = beyondOf(entry);
  return (
    <div className={styles.figures}>
      <p id={words}>
        {t('entry.needed', { needed: quantity, taken, bought, open: openOf(entry) })}
        {beyond > 0 && ` (${t('entry.needed.beyond', { beyond })})`}
      </p>
      <progress
        className={styles.bar}
        aria-labelledby={words}
        max={Math.max(1, quantity)}
        value={Math.min(quantity, taken)}
      />
    </div>
  );
};

/** Needed, taken and bought of a whole class list, in words. */
export const ClassListFigures = ({ entries }: { readonly entries: OpenList['entries'] }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const figures = classListFigures(entries.map(asRule));
  return (
    <p className={styles.list}>
      {t('head.class', figures)}
      {figures.beyond > 0 && ` ${t('head.class.beyond', figures)}`}
    </p>
  );
};
