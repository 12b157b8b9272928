import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import styles from './product-details.module.css';
import { SoundSample } from './sound-sample.tsx';

const youtubePath = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** Films and sounds. Nothing is requested from YouTube before somebody follows the link, which says so. */
export const ProductMedia = ({
  product: { youtubeVideos, audioSamples },
}: {
  readonly product: ShownProduct;
}): ReactNode => {
  const { t } = useTranslation('catalogue');
  if (youtubeVideos.length + audioSamples.length === 0) return null;
  return (
    <section>
      <h2>{t('product.media')}</h2>
      <ul className={styles.files}>
        {audioSamples.map(({ title, url }) => (
          <li key={url}>
            <SoundSample title={title} url={url} />
          </li>
        ))}
        {youtubeVideos.map(({ id, title }) => (
          <li key={id}>
            <ExternalLink href={youtubePath(id)}>{title}</ExternalLink>
            <p className={styles.note}>{t('product.youtube')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
