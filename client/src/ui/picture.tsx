import type { ReactNode } from 'react';

import type { PicturePartFragment } from '../platform/generated/graphql.ts';

interface PictureProps {
  readonly picture: PicturePartFragment;
  /** The `sizes` attribute: how wide the picture is displayed. */
  readonly sizes: string;
  /** For pictures in the first view. @default false */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
  /** Empty if the text next to it says the same. */
  readonly alt?: string;
}

/** A responsive picture. Its dimensions are known, so it causes no layout shift. */
export const Picture = ({ picture, sizes, isEager = false, className, alt = picture.alt }: PictureProps): ReactNode => (
  <picture>
    {picture.sources.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes={sizes} />
    ))}
    <img
      className={className}
      src={picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isEager ? 'high' : 'auto'}
    />
  </picture>
);
