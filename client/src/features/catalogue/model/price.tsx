import type { ReactNode } from 'react';

import type { PricePartFragment } from '../../../platform/generated/graphql.ts';
import { useStorefront } from '../../../platform/pages/page-context.tsx';
import { useTranslation } from '../../../platform/texts/translation.tsx';
import { useBasePrice } from '../../../platform/texts/use-base-price.ts';
import { legalLinksOf } from '../../../storefronts/legal-links.ts';
import { TextWithLinks } from '../../../ui/text-with-links.tsx';
import styles from './price.module.css';

interface PriceProps {
  readonly price: PricePartFragment;
  /** Marks the price as the lowest of several. */
  readonly startsFrom?: boolean;
  /** @default 'tile' */
  readonly look?: 'tile' | 'buy-box';
}

/** "inkl. MwSt., zzgl. Versand" with its link, required next to every price (§ 1 PAngV). */
export const VatNote = ({ vatIncluded }: { readonly vatIncluded: boolean }): ReactNode => {
  const { t } = useTranslation('shell');
  const { shipping } = legalLinksOf(useStorefront());
  return (
    <small className={styles.note}>
      <TextWithLinks text={t(vatIncluded ? 'price.vatIncluded' : 'price.vatExcluded')} hrefs={{ shipping }} />
    </small>
  );
};

/** A price with its previous price, unit price and VAT note. */
export const Price = ({ price, startsFrom = false, look = 'tile' }: PriceProps): ReactNode => {
  const { t } = useTranslation('shell');
  const { current, counterpart, previous, recommended, saving, discountPercent, base, vatIncluded } = price;
  const basePrice = useBasePrice(base);
  return (
    <div className={styles.price} data-look={look}>
      <p className={styles.line}>
        <strong className={styles.current} data-reduced={previous !== null || undefined}>
          {startsFrom && <span className={styles.from}>{t('price.from')} </span>}
          {current.text}
        </strong>
        {!vatIncluded && <span className={styles.gross}>{t('price.gross', { price: counterpart.text })}</span>}
      </p>
      {previous !== null && (
        <p className={styles.old}>
          {t('price.previous')}: <s>{previous.text}</s>
        </p>
      )}
      {look === 'buy-box' && saving !== null && discountPercent !== null && (
        <p className={styles.saving}>{t('price.saving', { amount: saving.text, percent: discountPercent })}</p>
      )}
      {previous === null && recommended !== null && (
        <p className={styles.old}>
          {t('price.recommended')}: <s>{recommended.text}</s>
        </p>
      )}
      {basePrice !== undefined && <p className={styles.base}>{basePrice}</p>}
      <VatNote vatIncluded={vatIncluded} />
    </div>
  );
};
