import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { LineSummary } from './line-summary.tsx';
import { chosenItems, type ReturnFlow } from './return-flow.ts';
import styles from './return-line.module.css';
import type { OpenReturn } from './use-return-flow.ts';

interface ChosenGoodsProps {
  readonly flow: OpenReturn;
  readonly draft: NonNullable<ReturnFlow['draft']>;
}

/** The articles that go back, with everything that was said about them. */
export const ChosenGoods = ({ flow: { order, images }, draft }: ChosenGoodsProps): ReactNode => {
  const { t } = useTranslation('returns');
  return (
    <ul className={styles.lines} data-plain aria-label={t('confirm.goods')}>
      {chosenItems(order, draft).map(({ item, chosen }) => {
        const photos = images.filter(({ itemId }) => itemId === item.id);
        const parts = item.components.filter(({ id }) => chosen.components.includes(id)).map(({ name }) => name);
        return (
          <li key={item.id} className={styles.line}>
            <LineSummary item={item} quantity={chosen.quantity}>
              <p>{t('confirm.reason', { reason: t(`reason.${chosen.reason}` as 'reason.damaged') })}</p>
              {parts.length > 0 && <p>{t('confirm.parts', { parts: parts.join(', ') })}</p>}
              {chosen.additionalInfo !== null && <p className={styles.typed}>{chosen.additionalInfo}</p>}
              {chosen.comment !== null && <p className={styles.typed}>{chosen.comment}</p>}
              {photos.length > 0 && (
                <p className={styles.photos}>
                  {photos.map(({ id, name, preview }) => (
                    <img key={id} src={preview} alt={t('confirm.photo', { name })} width={64} height={64} />
                  ))}
                </p>
              )}
            </LineSummary>
          </li>
        );
      })}
    </ul>
  );
};
