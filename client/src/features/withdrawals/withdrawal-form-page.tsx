import { RETURNS } from '@shop/domain/shared/paths';
import { type ReactNode, useId } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { Card } from '../../ui/card.tsx';
import styles from '../../ui/declaration.module.css';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { useWithdrawalRight } from './model/use-withdrawal-right.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import type { KnownFacts } from './withdrawal-values.ts';

/** How a withdrawal differs from sending an article back, and where the notice and the model form are. */
const Difference = (): ReactNode => {
  const { t } = useTranslation('withdrawals');
  const id = useId();
  const right = useWithdrawalRight();
  const links = legalLinksOf(useStorefront());
  const notice = links.law === 'business' ? undefined : links.withdrawal;
  return (
    <section className={styles.difference} aria-labelledby={id}>
      <h2 id={id}>{t(`difference.title.${right}`)}</h2>
      <p>
        <TextWithLinks text={t(`difference.${right}`)} hrefs={{ returns: RETURNS, notice }} />
      </p>
    </section>
  );
};

export const WithdrawalFormPage = (facts: KnownFacts): ReactNode => {
  const { t } = useTranslation('withdrawals');
  const right = useWithdrawalRight();
  const { region } = useStorefront();
  return (
    <div className={styles.page}>
      <h1>{t(`title.${right}`)}</h1>
      <p>{t(`lead.${region}`)}</p>
      <Card>
        <WithdrawalForm {...facts} />
      </Card>
      <Difference />
    </div>
  );
};
