import type { Newsletter } from '../newsletter/newsletter.port.ts';
import { subscribeToNewsletter } from '../newsletter/subscribe-to-newsletter.ts';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import { type CompetitionEntry, entryErrors, normaliseEntry } from './competition-entry.ts';
import type { NewsletterOrder } from './competition-paths.ts';
import type { Competitions, EntryRefusal } from './competitions.port.ts';

interface Ports {
  readonly competitions: Pick<Competitions, 'enter'>;
  readonly newsletter: Pick<Newsletter, 'isSubscribed' | 'subscribe'>;
  /** Told of a newsletter that could not be ordered. */
  readonly report: (failure: unknown) => void;
}

const orderNewsletter = async (ports: Ports, shopper: Shopper, email: string): Promise<NewsletterOrder> => {
  try {
    return (await subscribeToNewsletter(ports)(shopper, email, 'competition')).ok ? 'ordered' : 'failed';
  } catch (failure) {
    ports.report(failure);
    return 'failed';
  }
};

/** Enters a competition, and orders the newsletter if its own box is ticked. The entry counts whether or not that works. */
export const enterCompetition =
  (ports: Ports) =>
  async (
    shopper: Shopper,
    typed: CompetitionEntry,
    wantsNewsletter: boolean,
  ): Promise<Result<NewsletterOrder, EntryRefusal>> => {
    const errors = entryErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    const entry = normaliseEntry(typed);
    const entered = await ports.competitions.enter(shopper, entry);
    if (!entered.ok) return entered;
    return granted(wantsNewsletter ? await orderNewsletter(ports, shopper, entry.email) : 'none');
  };
