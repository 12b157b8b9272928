import type { ReactNode } from 'react';

import { attributeOf, linkOf, type TeaserProps, textOf } from '../../../shared/teaser.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './hero-teaser.module.css';
import { TeaserPicture } from './teaser-picture.tsx';

/** What the season is about. */
export const HeroTeaser = ({ teaser, isFirst }: TeaserProps): ReactNode => {
  const link = linkOf(teaser, 'teaserLink');
  const Headline = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.hero}>
      <TeaserPicture image={attributeOf(teaser, 'image')} className={styles.picture} isEager={isFirst} />
      <div className={styles.words}>
        {textOf(teaser, 'preHeadline') !== undefined && <p className={styles.pre}>{textOf(teaser, 'preHeadline')}</p>}
        <Headline className={styles.headline}>{textOf(teaser, 'headline')}</Headline>
        {textOf(teaser, 'text') !== undefined && <p className={styles.text}>{textOf(teaser, 'text')}</p>}
        {link !== undefined && <LinkButton {...link}>{textOf(teaser, 'buttonText')}</LinkButton>}
      </div>
    </section>
  );
};
