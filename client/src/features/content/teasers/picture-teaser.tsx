import type { ReactNode } from 'react';

import { buttonVariantOf, linkOf, type TeaserProps, textsOf } from '../model/teaser.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './picture-teaser.module.css';
import { TeaserPicture } from './teaser-picture.tsx';

/** A picture with text next to it. */
export const PictureTeaser = ({ teaser, isFirst }: TeaserProps<'picture-teaser' | 'prize-draw'>): ReactNode => {
  const { headline, text, buttonText } = textsOf(teaser);
  const link = linkOf(teaser, 'teaserLink');
  return (
    <section className={styles.teaser}>
      <TeaserPicture teaser={teaser} className={styles.picture} isEager={isFirst} />
      <div className={styles.words}>
        <h2>{headline}</h2>
        {text !== undefined && <p>{text}</p>}
        {link !== undefined && (
          <LinkButton {...link} variant={buttonVariantOf(teaser, 'outline')}>
            {buttonText}
          </LinkButton>
        )}
      </div>
    </section>
  );
};
