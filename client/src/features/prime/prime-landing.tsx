import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Benefits } from './benefits.tsx';
import { isRunning, MembershipCard } from './membership-card.tsx';
import { PlanChoice } from './plan-choice.tsx';
import type { Membership, Offer } from './prime.queries.ts';
import styles from './prime-pages.module.css';
import { WaitingList } from './waiting-list.tsx';

interface PrimeLandingProps {
  readonly offer: Offer;
  readonly membership: Membership;
  /** The visitor's address, if the shop knows it. */
  readonly email: string;
  /** Whether the visitor was led here from the checkout, which they have not started (GUARD-32). */
  readonly isFromCheckout: boolean;
}

const Former = ({ membership: { status, endDate } }: Pick<PrimeLandingProps, 'membership'>): ReactNode => {
  const { t } = useTranslation('prime');
  const { day } = useFormat();
  return status === 'INACTIVE' && endDate !== null && <Notice kind="info"><p>{t('former', { day: day(endDate) })}</p></Notice>;
};

/** The landing page: what Prime is, and either the plans, the waiting list or the visitor's own membership. */
export const PrimeLanding = ({ offer: { takesMembers, plans }, membership, email, isFromCheckout }: PrimeLandingProps): ReactNode => {
  const { t } = useTranslation('prime');
  const isMember = isRunning(membership);
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      {isFromCheckout && !isMember && takesMembers && <Notice kind="warning"><p>{t('fromCheckout')}</p></Notice>}
      {isMember ? <MembershipCard membership={membership} plans={plans} /> : <Former membership={membership} />}
      {!isMember && takesMembers && <PlanChoice plans={plans} />}
      {!isMember && !takesMembers && <WaitingList email={email} />}
      <Benefits />
    </div>
  );
};
