import { type MouseEvent, type ReactNode, useRef, useState } from 'react';

import type { PicturePartFragment } from '../../platform/generated/graphql.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './product-pictures.module.css';

const zoom = lazyComponent(async () => (await import('./picture-zoom.tsx')).PictureZoom);

interface ZoomLinkProps {
  readonly pictures: readonly PicturePartFragment[];
  readonly at: number;
  readonly children: ReactNode;
}

/** Opens a picture in large. Its code is fetched on hover and on focus; until it runs, this is a link to the picture. */
export const ZoomLink = ({ pictures, at, children }: ZoomLinkProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const preload = (): void => void zoom.preload().catch(console.error);
  const href = pictures[at]?.src ?? '';
  const open = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await zoom.preload();
      setOpen(true);
    } catch {
      // The picture itself needs no code.
      location.assign(href);
    }
  };
  const close = (): void => {
    setOpen(false);
    link.current?.focus();
  };
  return (
    <>
      <a
        ref={link}
        className={styles.zoom}
        href={href}
        aria-label={t('zoom.open', { number: at + 1 })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => void open(event)}
      >
        {children}
      </a>
      {isOpen && <zoom.Component pictures={pictures} start={at} onClose={close} />}
    </>
  );
};
