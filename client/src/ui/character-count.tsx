import { type ReactNode, useEffect, useState } from 'react';

import { useIsHydrated } from '../shared/is-hydrated.ts';
import { useTranslation } from '../shared/translation.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Who is typing hears how much is left after a pause this long, in milliseconds, not at every key. */
export const QUIET_MS = 1000;
/** Nobody needs to hear a number before so much of the limit is used. */
const WORTH_SAYING = 0.8;

/** A text, once it has stood for a while. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** How much of a limit a text leaves, or by how much it is over. Its line is there before it can count, so that nothing moves. */
export const CharacterCount = ({ length, limit }: { readonly length: number; readonly limit: number }): ReactNode => {
  const { t } = useTranslation('shell');
  const isCounting = useIsHydrated();
  const text = length > limit ? t('form.count.over', { count: length - limit }) : t('form.count.left', { count: limit - length });
  const said = useSettled(length > limit * WORTH_SAYING ? text : '');
  return (
    <>
      <p className={styles.count} data-over={length > limit || undefined} aria-hidden="true">{isCounting && text}</p>
      <VisuallyHidden><span role="status">{said}</span></VisuallyHidden>
    </>
  );
};
