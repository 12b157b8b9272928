import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import type { PicturePartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './picture-zoom.module.css';

interface PictureZoomProps {
  readonly pictures: readonly PicturePartFragment[];
  /** Position of the first picture to show. */
  readonly start: number;
  readonly onClose: () => void;
}

/** How many times larger than the window a picture is shown. */
const SCALES = [1, 1.5, 2, 3] as const;
/** By a click on the picture. */
const CLICKED_SCALE = 2;
/** A finger that moves further to the side turns to the next picture, in pixels. */
const SWIPE = 48;

/** The pictures as large as the window, and larger: by buttons, keys, clicks and swipes. Enlarged ones scroll. */
export const PictureZoom = ({ pictures, start, onClose }: PictureZoomProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const [at, setAt] = useState(start);
  const [level, setLevel] = useState(0);
  const pressed = useRef<number>(undefined);
  /** The click at the end of a swipe does not enlarge. */
  const isSwiped = useRef(false);
  const picture = pictures[at];
  const isEnlarged = level > 0;
  const showNext = (by: number): void => {
    setAt((now) => (now + by + pictures.length) % pictures.length);
    setLevel(0);
  };
  const enlarge = (by: number): void => setLevel((now) => Math.min(SCALES.length - 1, Math.max(0, now + by)));
  useEffect(() => {
    // Wherever the focus is in the dialog. The arrows scroll an enlarged picture.
    const press = ({ key }: KeyboardEvent): void => {
      if (key === '+') enlarge(1);
      else if (key === '-') enlarge(-1);
      else if (!isEnlarged && key === 'ArrowRight') showNext(1);
      else if (!isEnlarged && key === 'ArrowLeft') showNext(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const release = ({ clientX }: PointerEvent): void => {
    const moved = clientX - (pressed.current ?? clientX);
    pressed.current = undefined;
    isSwiped.current = !isEnlarged && Math.abs(moved) > SWIPE;
    if (isSwiped.current) showNext(moved < 0 ? 1 : -1);
  };
  const click = (): void => {
    if (!isSwiped.current) setLevel(isEnlarged ? 0 : SCALES.indexOf(CLICKED_SCALE));
    isSwiped.current = false;
  };
  if (picture === undefined) return null;
  return (
    <Dialog title={picture.alt} isOpen onClose={onClose} placement="full">
      <div className={styles.zoom}>
        <div className={styles.stage} data-enlarged={isEnlarged || undefined} role="region" aria-label={picture.alt} tabIndex={0}>
          <button
            type="button"
            className={styles.picture}
            style={{ inlineSize: `${(SCALES[level] ?? 1) * 100}%` }}
            aria-label={t(isEnlarged ? 'zoom.out' : 'zoom.in')}
            onPointerDown={({ clientX }) => { pressed.current = clientX; }}
            onPointerUp={release}
            onClick={click}
          >
            <Picture picture={picture} sizes="100vw" isEager />
          </button>
        </div>
        <div className={styles.buttons}>
          {pictures.length > 1 && <button type="button" className={styles.button} aria-label={t('zoom.previous')} onClick={() => showNext(-1)}><span className={styles.back}><Icon name="chevron" /></span></button>}
          <button type="button" className={styles.button} aria-label={t('zoom.out')} disabled={level === 0} onClick={() => enlarge(-1)}><Icon name="minus" /></button>
          <p className={styles.position} role="status">{t('zoom.position', { number: at + 1, count: pictures.length, percent: (SCALES[level] ?? 1) * 100 })}</p>
          <button type="button" className={styles.button} aria-label={t('zoom.in')} disabled={level === SCALES.length - 1} onClick={() => enlarge(1)}><Icon name="plus" /></button>
          {pictures.length > 1 && <button type="button" className={styles.button} aria-label={t('zoom.next')} onClick={() => showNext(1)}><Icon name="chevron" /></button>}
        </div>
      </div>
    </Dialog>
  );
};
