import { type MouseEvent, type ReactNode, useRef } from 'react';

import type { PicturePartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ZoomLink } from './zoom-link.tsx';
import styles from './product-pictures.module.css';

const pictureId = (at: number): string => `bild-${at + 1}`;

/** All pictures in a row to swipe through. The thumbnails scroll to them; without scripts they are links. */
export const ProductPictures = ({ pictures }: { readonly pictures: readonly PicturePartFragment[] }): ReactNode => {
  const { t } = useTranslation('catalogue');
  const row = useRef<HTMLDivElement>(null);
  const show = (event: MouseEvent, at: number): void => {
    event.preventDefault();
    row.current?.scrollTo({ left: at * row.current.clientWidth });
  };
  return (
    <div className={styles.pictures}>
      <div className={styles.scroller} ref={row} role="region" tabIndex={0} aria-label={t('product.pictures')}>
        <ul className={styles.row}>
          {pictures.map((picture, at) => (
            <li key={picture.src} id={pictureId(at)}>
              <ZoomLink pictures={pictures} at={at}>
                <Picture
                  className={styles.large}
                  picture={picture}
                  sizes="(width >= 64em) 640px, 100vw"
                  isEager={at === 0}
                />
              </ZoomLink>
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} data-print="none">
          {pictures.map((picture, at) => (
            <li key={picture.src}>
              <a
                href={`#${pictureId(at)}`}
                aria-label={t('product.picture', { number: at + 1 })}
                onClick={(event) => show(event, at)}
              >
                <Picture className={styles.small} picture={picture} alt="" sizes="80px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
