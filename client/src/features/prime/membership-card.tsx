import { type ReactNode, useId } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { Card } from '../../ui/card.tsx';
import { FactsTable } from '../../ui/facts-table.tsx';
import type { Membership, Plan } from './prime.queries.ts';
import styles from './prime-pages.module.css';

interface MembershipCardProps {
  readonly membership: Membership;
  readonly plans: readonly Plan[];
}

/** The membership of the visitor: its status, plan, beginning and end. */
export const MembershipCard = ({
  membership: { status, abo, startDate, endDate },
  plans,
}: MembershipCardProps): ReactNode => {
  const { t } = useTranslation('prime');
  const { day } = useFormat();
  const links = legalLinksOf(useStorefront());
  // The business shop has no such function: its customers write.
  const cancel = links.law === 'business' ? links.contact : links.cancel;
  const id = useId();
  const isCancelled = status === 'CANCELLED';
  const months = plans.find((plan) => plan.abo === abo)?.months;
  const facts = [
    { label: t('member.status'), value: isCancelled ? t('member.status.CANCELLED') : t('member.status.ACTIVE') },
    ...(abo === null
      ? []
      : [{ label: t('member.abo'), value: months === undefined ? abo : t('member.abo.name', { count: months }) }]),
    ...(startDate === null ? [] : [{ label: t('member.start'), value: day(startDate) }]),
    ...(endDate === null
      ? []
      : [{ label: isCancelled ? t('member.end.CANCELLED') : t('member.end.ACTIVE'), value: day(endDate) }]),
  ];
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.part}>
        <h2 id={id}>{t('member.title')}</h2>
        <FactsTable facts={facts} />
        <p>{isCancelled ? t('member.ends') : t('member.goesOn')}</p>
        {!isCancelled && (
          <p>
            <a href={cancel}>{t('member.cancel')}</a>
          </p>
        )}
      </div>
    </Card>
  );
};
