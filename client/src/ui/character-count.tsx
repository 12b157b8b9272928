import { type ReactNode, useEffect, useState } from 'react';

import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Pause in typing after which the count is announced, in milliseconds. */
export const ANNOUNCE_DELAY_MS = 1000;
/** Share of the limit from which the count is announced. */
const ANNOUNCE_FROM = 0.8;

/** A text after it has not changed for `ANNOUNCE_DELAY_MS`. */
const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
};

/** The number of characters left, or too many. The server renders an empty line, so that hydration shifts nothing. */
export const CharacterCount = ({ length, limit }: { readonly length: number; readonly limit: number }): ReactNode => {
  const { t } = useTranslation('shell');
  const isCounting = useIsHydrated();
  const text =
    length > limit ? t('form.count.over', { count: length - limit }) : t('form.count.left', { count: limit - length });
  const announced = useDebounced(length > limit * ANNOUNCE_FROM ? text : '');
  return (
    <>
      <p className={styles.count} data-over={length > limit || undefined} aria-hidden="true">
        {isCounting && text}
      </p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
};
