import type { ReactNode } from 'react';

import { type TeaserOf, type TeaserProps, textOf } from '../model/teaser.ts';
import { Icon, isIconName } from '../../../ui/icon.tsx';
import styles from './trust-teaser.module.css';

interface Reason {
  readonly headline: string;
  readonly text: string | undefined;
  readonly icon: string | undefined;
}

/** Reads `item1.headline`, `item1.text`, `item1.icon`, and so on until one is missing. */
const reasonsOf = (teaser: TeaserOf<'trust'>): readonly Reason[] => {
  const reasons: Reason[] = [];
  for (let at = 1; ; at += 1) {
    const headline = textOf(teaser, `item${at}.headline`);
    if (headline === undefined) return reasons;
    reasons.push({ headline, text: textOf(teaser, `item${at}.text`), icon: textOf(teaser, `item${at}.icon`) });
  }
};

/** Reasons to trust the shop. */
export const TrustTeaser = ({ teaser }: TeaserProps<'trust'>): ReactNode => {
  const headline = textOf(teaser, 'headline');
  return (
    <section className={styles.trust}>
      {headline !== undefined && <h2>{headline}</h2>}
      <ul>
        {reasonsOf(teaser).map((reason) => (
          <li key={reason.headline}>
            <span className={styles.icon}>
              <Icon name={isIconName(reason.icon) ? reason.icon : 'check'} />
            </span>
            <h3>{reason.headline}</h3>
            {reason.text !== undefined && <p>{reason.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
