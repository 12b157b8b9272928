import { describe, expect, it } from 'vitest';
import { CONSENT_WORDINGS } from '../newsletter/newsletter-consent.ts';
import type { Newsletter, NewsletterSubscription } from '../newsletter/newsletter.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import type { CompetitionEntry } from './competition-entry.ts';
import type { EntryRefusal } from './competitions.port.ts';
import { enterCompetition } from './enter-competition.ts';

const ENTRY: CompetitionEntry = {
  competitionId: 'advent',
  fullName: 'Anna Kern',
  email: ' ANNA KERN <anna.kern@schule.example>',
  answer: 'b',
  school: '',
  acceptsTerms: true,
  isSuspicious: false,
};

const shopThat = ({
  answers = granted(undefined),
  subscribe = async () => granted(undefined),
}: {
  readonly answers?: Result<void, EntryRefusal>;
  readonly subscribe?: Newsletter['subscribe'];
} = {}) => {
  const entries: CompetitionEntry[] = [];
  const subscriptions: NewsletterSubscription[] = [];
  const failures: unknown[] = [];
  const enter = enterCompetition({
    competitions: {
      enter: async (_shopper, entry) => {
        entries.push(entry);
        return answers;
      },
    },
    newsletter: {
      isSubscribed: async () => false,
      subscribe: async (shopper, subscription) => {
        subscriptions.push(subscription);
        return subscribe(shopper, subscription);
      },
    },
    report: (failure) => failures.push(failure),
  });
  return { entries, subscriptions, failures, enter };
};

describe('an entry into a competition', () => {
  it('is sent as it was meant, and orders no newsletter unasked', async () => {
    const { entries, subscriptions, enter } = shopThat();
    expect(await enter(anAnonymousShopper(), ENTRY, false)).toEqual(granted('none'));
    expect(entries).toEqual([{ ...ENTRY, email: 'anna.kern@schule.example' }]);
    expect(subscriptions).toEqual([]);
  });

  it('orders the newsletter in the words beside its own box, to be confirmed from the mailbox', async () => {
    const { subscriptions, enter } = shopThat();
    expect(await enter(anAnonymousShopper(), ENTRY, true)).toEqual(granted('ordered'));
    expect(subscriptions).toEqual([
      {
        email: 'anna.kern@schule.example',
        consent: { form: 'competition', wording: CONSENT_WORDINGS.competition.de },
        isSubscribed: false,
      },
    ]);
  });

  it('counts though the newsletter is refused or fails, and a failure is told', async () => {
    const failure = new TypeError('no network');
    const failing = shopThat({ subscribe: () => Promise.reject(failure) });
    expect(await failing.enter(anAnonymousShopper(), ENTRY, true)).toEqual(granted('failed'));
    expect(failing.failures).toEqual([failure]);
    const refusing = shopThat({ subscribe: async () => refused({ because: 'invalid-form', fieldErrors: [] }) });
    expect(await refusing.enter(anAnonymousShopper(), ENTRY, true)).toEqual(granted('failed'));
  });

  it('orders no newsletter if it is refused', async () => {
    const ended = refused({ because: 'competition-ended' } as const);
    const { subscriptions, enter } = shopThat({ answers: ended });
    expect(await enter(anAnonymousShopper(), ENTRY, true)).toEqual(ended);
    expect(subscriptions).toEqual([]);
  });

  it('is not sent if something is missing', async () => {
    const { entries, enter } = shopThat();
    expect(await enter(anAnonymousShopper(), { ...ENTRY, acceptsTerms: false }, true)).toMatchObject({
      refusal: { fieldErrors: [{ field: 'acceptsTerms', message: 'shop.form.error.terms' }] },
    });
    expect(entries).toEqual([]);
  });
});
