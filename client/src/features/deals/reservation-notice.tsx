import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { AlertNotice } from '../../ui/alert-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TimeLeft, TimeLeftStatus } from '../../ui/time-left.tsx';
import type { Reservation } from './deals.queries.ts';
import styles from './reservation-notice.module.css';
import { isExtendedByItself, useCountdown, useExtendReservation } from './use-reservation.ts';

interface ReservationNoticeProps {
  readonly reservation: Reservation;
  readonly path: string;
  readonly isCheckout?: boolean;
}

type Extended = ReturnType<typeof useExtendReservation>;

const ExtendForm = ({ path, extend }: { readonly path: string; readonly extend: Extended }): ReactNode => {
  const { t } = useTranslation('deals');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ignoreRejection(extend.mutateAsync('shopper'));
  };
  return (
    <PostForm action="extend-deals" fields={{ from: path }} onSubmit={submit}>
      <Button type="submit" variant="outline" isPending={extend.isPending}>
        {t('extend')}
      </Button>
    </PostForm>
  );
};

/** What an extension could not hold on. */
const Lost = ({ extended }: { readonly extended: NonNullable<Extended['data']> }): ReactNode => {
  const { t } = useTranslation('deals');
  return (
    <>
      {extended.dealNoLongerLegal && <p>{t('noLongerLegal')}</p>}
      {extended.quantityReduced.map(({ itemId, name, was, now }) => (
        <p key={itemId}>{t('reduced', { name, was, now })}</p>
      ))}
    </>
  );
};

/** Lines at the ordinary price that had the special one: old and new, until they change or are ordered. */
const Released = ({
  released,
  extend: { data: extended, variables: by },
}: {
  readonly released: Reservation['released'];
  readonly extend: Extended;
}): ReactNode => {
  const { t } = useTranslation('deals');
  const isByShopper = by === 'shopper';
  return (
    <AlertNotice focusKey={isByShopper ? extended : undefined}>
      <p className={styles.head}>{t('released')}</p>
      {extended !== undefined && <Lost extended={extended} />}
      <ul>
        {released.map(({ itemId, name, quantity, was, is }) => (
          <li key={itemId}>{t('released.line', { name, quantity, was: was.text, is: is.text })}</li>
        ))}
      </ul>
    </AlertNotice>
  );
};

/** The time that is left, with one simple action to extend it (WCAG 2.2.1). It is said at few marks, not every second. */
const Held = ({
  reservation,
  path,
  extend,
}: {
  readonly reservation: Reservation & { readonly endsAt: string };
  readonly path: string;
  readonly extend: Extended;
}): ReactNode => {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const clock = useRef<HTMLDivElement>(null);
  const { endsAt, extensionsLeft } = reservation;
  useCountdown(clock, endsAt);
  return (
    <div
      ref={clock}
      className={styles.held}
      data-countdown={endsAt}
      data-countdown-marks="5 2 1"
      suppressHydrationWarning
    >
      <p className={styles.head}>{t('held')}</p>
      <p className={styles.time}>
        <span className={styles.until}>{t('until', { time: format.instant(endsAt) })}</span>{' '}
        <TimeLeft className={styles.left} text={(time) => t('left', { time })} />
        <span className={styles.over}>{t('over')}</span>
      </p>
      {extensionsLeft > 0 ? (
        <ExtendForm path={path} extend={extend} />
      ) : (
        <p className={styles.small}>{t(reservation.hasBeenExtended ? 'notExtendable' : 'notExtendable.deal')}</p>
      )}
      <TimeLeftStatus text={(time) => t(extensionsLeft > 0 ? 'endsIn.extend' : 'endsIn', { time })} over={t('over')} />
    </div>
  );
};

/** What the cart holds of lightning deals, for how long, and what it has lost. */
export const ReservationNotice = ({ reservation, path, isCheckout = false }: ReservationNoticeProps): ReactNode => {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const extend = useExtendReservation();
  const { mutateAsync } = extend;
  const isDue = isCheckout && isExtendedByItself(reservation);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isDue || isBegun.current) return;
    isBegun.current = true;
    ignoreRejection(mutateAsync('checkout'));
  }, [isDue, mutateAsync]);
  const { endsAt, released } = reservation;
  const isExtended = extend.data !== undefined && endsAt !== null;
  return (
    <div className={styles.notice} data-above={isCheckout || undefined}>
      {released.length > 0 && <Released released={released} extend={extend} />}
      {endsAt !== null && <Held reservation={{ ...reservation, endsAt }} path={path} extend={extend} />}
      <p role="status" className={styles.status}>
        {isExtended &&
          t(extend.variables === 'checkout' ? 'extended.byItself' : 'extended', { time: format.instant(endsAt) })}
      </p>
    </div>
  );
};
