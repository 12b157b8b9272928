import { type ReactNode, useEffect, useState } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './feature-tooltip.module.css';
import { Icon } from './icon.tsx';

/** How long a feature tooltip stays, in milliseconds (HEADER-09). */
const SHOWN_FOR_MS = 6000;

/** Ids that were shown, for browsers that block the storage. */
const shown = new Set<string>();

const keyOf = (id: string): string => `tooltip:${id}`;

const wasShown = (id: string): boolean => {
  try {
    return shown.has(id) || sessionStorage.getItem(keyOf(id)) !== null;
  } catch {
    return shown.has(id);
  }
};

const markShown = (id: string): void => {
  shown.add(id);
  try {
    sessionStorage.setItem(keyOf(id), 'shown');
  } catch {
    // It may be shown once more after the next page load.
  }
};

interface FeatureTooltipProps {
  /** It is shown once per browser session and id (HEADER-09). */
  readonly id: string;
  readonly children: ReactNode;
}

/** Points out a feature, once, and goes by itself, but not while pointer or focus rest on it. */
export const FeatureTooltip = ({ id, children }: FeatureTooltipProps): ReactNode => {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(() => !wasShown(id));
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isShown) markShown(id);
  }, [id, isShown]);
  useEffect(() => {
    if (!isShown || isHeld) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isShown, isHeld]);
  useEffect(() => {
    const hideOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, []);
  if (!isShown) return null;
  return (
    <div
      role="status"
      className={styles.tooltip}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{children}</p>
      <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={() => setShown(false)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
};
