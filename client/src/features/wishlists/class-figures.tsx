import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './class-figures.module.css';
import { openOf } from './class-entries.ts';
import type { Entry } from './list-rows.ts';

/** Needed, taken and bought of an entry of a class list, in words and as a bar. */
export const ClassFigures = ({ entry }: { readonly entry: Pick<Entry, 'quantity' | 'claims'> }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const words = useId();
  const { quantity, claims } = entry;
  if (claims === null) return null;
  const { taken, bought } = claims;
  return (
    <div className={styles.figures}>
      <p id={words}>{t('entry.needed', { needed: quantity, taken, bought, open: openOf(entry) })}</p>
      <progress
        className={styles.bar}
        aria-labelledby={words}
        max={Math.max(1, quantity)}
        value={Math.min(quantity, taken)}
      />
    </div>
  );
};
