import type { ReactNode } from 'react';

import type { PicturePartFragment } from '../platform/generated/graphql.ts';

interface PictureProps {
  readonly picture: PicturePartFragment;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** In the first view: fetched at once. @default false */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
  /** Empty where the words beside it say the same. */
  readonly alt?: string;
}

/** A picture in the format and size that the browser likes best; it never moves what is around it. */
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
