import { isMember } from '@shop/domain/customers/prime-membership';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Benefits } from './benefits.tsx';
import { MembershipCard } from './membership-card.tsx';
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

/** What is known of a visitor who is no member, or of whom nobody can tell. */
const Former = ({ membership: { status, endDate } }: Pick<PrimeLandingProps, 'membership'>): ReactNode => {
  const { t } = useTranslation('prime');
  const { day } = useFormat();
  if (status === UNKNOWN)
    return (
      <Notice kind="info">
        <p>{t('membershipUnknown')}</p>
      </Notice>
    );
  return (
    status === 'INACTIVE' &&
    endDate !== null && (
      <Notice kind="info">
        <p>{t('former', { day: day(endDate) })}</p>
      </Notice>
    )
  );
};

/** The landing page: what Prime is, and either the plans, the waiting list or the visitor's own membership. */
export const PrimeLanding = ({
  offer: { takesMembers, plans },
  membership,
  email,
  isFromCheckout,
}: PrimeLandingProps): ReactNode => {
  const { t } = useTranslation('prime');
  const isNow = isMember(membership);
  return (
    <div className={styles.page}>
      <div className={styles.part}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {isFromCheckout && !isNow && takesMembers && (
        <Notice kind="warning">
          <p>{t('fromCheckout')}</p>
        </Notice>
      )}
      {isNow ? <MembershipCard membership={membership} plans={plans} /> : <Former membership={membership} />}
      {!isNow && takesMembers && <PlanChoice plans={plans} />}
      {!isNow && !takesMembers && <WaitingList email={email} />}
      <Benefits />
    </div>
  );
};
