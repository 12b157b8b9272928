import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

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

const CENTRE = { x: 0.5, y: 0.5 };

/** The point of the picture that is in the middle of the stage. */
const centreOf = (stage: HTMLElement | null): typeof CENTRE =>
  stage === null || stage.scrollWidth === 0
    ? CENTRE
    : {
        x: (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
        y: (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
      };

/** The size of the picture, for the style sheet. */
const sizeOf = (
  { width, height }: PicturePartFragment,
  scale: number,
): CSSProperties & Record<`--${string}`, number> => ({ '--zoom-scale': scale, '--zoom-ratio': width / height });

/** The pictures as large as the window, and larger: by buttons, keys, clicks and swipes. Enlarged ones scroll. */
export const PictureZoom = ({ pictures, start, onClose }: PictureZoomProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const [at, setAt] = useState(start);
  const [level, setLevel] = useState(0);
  const pressed = useRef<number>(undefined);
  /** The click at the end of a swipe does not enlarge. */
  const isSwiped = useRef(false);
  const stage = useRef<HTMLDivElement>(null);
  /** The point of the picture to centre, as shares of its width and height. */
  const aim = useRef(CENTRE);
  const picture = pictures[at];
  const scale = SCALES[level] ?? 1;
  const isEnlarged = level > 0;
  const showNext = (by: number): void => {
    aim.current = CENTRE;
    setAt((now) => (now + by + pictures.length) % pictures.length);
    setLevel(0);
  };
  const enlarge = (by: number): void => {
    aim.current = centreOf(stage.current);
    setLevel((now) => Math.min(SCALES.length - 1, Math.max(0, now + by)));
  };
  useLayoutEffect(() => {
    const { current: shown } = stage;
    shown?.scrollTo({
      left: aim.current.x * shown.scrollWidth - shown.clientWidth / 2,
      top: aim.current.y * shown.scrollHeight - shown.clientHeight / 2,
    });
  }, [level, at]);
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
  const click = ({ clientX, clientY, detail, currentTarget }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A click by keyboard has no place.
    aim.current = detail === 0 ? centreOf(stage.current) : { x: (clientX - left) / width, y: (clientY - top) / height };
    if (!isSwiped.current) setLevel(isEnlarged ? 0 : SCALES.indexOf(CLICKED_SCALE));
    isSwiped.current = false;
  };
  if (picture === undefined) return null;
  return (
    <Dialog title={picture.alt} isOpen onClose={onClose} placement="full">
      <div className={styles.zoom}>
        <div
          ref={stage}
          className={styles.stage}
          data-enlarged={isEnlarged || undefined}
          role="region"
          aria-label={picture.alt}
          tabIndex={0}
        >
          <button
            type="button"
            className={styles.picture}
            style={sizeOf(picture, scale)}
            aria-label={t(isEnlarged ? 'zoom.out' : 'zoom.in')}
            onPointerDown={({ clientX }) => {
              pressed.current = clientX;
            }}
            onPointerUp={release}
            onClick={click}
          >
            <Picture picture={picture} sizes="100vw" isEager />
          </button>
        </div>
        <div className={styles.buttons}>
          {pictures.length > 1 && (
            <button
              type="button"
              className={styles.button}
              aria-label={t('zoom.previous')}
              onClick={() => showNext(-1)}
            >
              <span className={styles.back}>
                <Icon name="chevron" />
              </span>
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            aria-label={t('zoom.out')}
            disabled={level === 0}
            onClick={() => enlarge(-1)}
          >
            <Icon name="minus" />
          </button>
          <p className={styles.position} role="status">
            {t('zoom.position', { number: at + 1, count: pictures.length, percent: scale * 100 })}
          </p>
          <button
            type="button"
            className={styles.button}
            aria-label={t('zoom.in')}
            disabled={level === SCALES.length - 1}
            onClick={() => enlarge(1)}
          >
            <Icon name="plus" />
          </button>
          {pictures.length > 1 && (
            <button type="button" className={styles.button} aria-label={t('zoom.next')} onClick={() => showNext(1)}>
              <Icon name="chevron" />
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
