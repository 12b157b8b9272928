import { type ReactNode, useEffect, useState } from 'react';

import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The count is read out after a pause in typing of this length, in milliseconds, not at every key. */
export const QUIET_MS = 1000;
/** Share of the limit from which on the count is read out. */
const READ_OUT_FROM = 0.8;

/** A text, once it has not changed for `QUIET_MS`. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** How many characters are left, or too many. Its line is drawn before scripts run, so that nothing moves. */
export const CharacterCount = ({ length, limit }: { readonly length: number; readonly limit: number }): ReactNode => {
  const { t } = useTranslation('shell');
  const isCounting = useIsHydrated();
  const text = length > limit ? t('form.count.over', { count: length - limit }) : t('form.count.left', { count: limit - length });
  const said = useSettled(length > limit * READ_OUT_FROM ? text : '');
  return (
    <>
      <p className={styles.count} data-over={length > limit || undefined} aria-hidden="true">{isCounting && text}</p>
      <VisuallyHidden><span role="status">{said}</span></VisuallyHidden>
    </>
  );
};
