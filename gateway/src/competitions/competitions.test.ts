import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, type Entered, type OpenBackend } from '../testing/backends.ts';
import { resultOf } from '../testing/buy.ts';

const ID = 'sommer-2026';
/** The first second after 30 September 2026 in Berlin. */
const TOO_LATE = Date.parse('2026-09-30T22:00:00.000Z');
const THANKS = `/gewinnspiele/${ID}/danke/`;
const WITH_NEWSLETTER = `/gewinnspiele/${ID}/danke-newsletter/`;

const ENTRY = {
  competitionId: ID,
  answer: 'gruen',
  fullName: 'Anna Kern',
  email: 'anna.kern@schule.example',
  school: 'Grundschule am Ring',
};
const INPUT = { ...ENTRY, acceptsTerms: true, newsletter: false, honeypot: '' };
const POSTED = { ...ENTRY, acceptsTerms: 'true', subject: '' };

const ENTER = `mutation E($input: CompetitionEntryInput!) { result: enterCompetition(input: $input) {
  __typename ... on CompetitionEntered { path } ... on FormRefused { generalKey fieldErrors { field messageKey } } } }`;
const SHOWN = `query C($id: ID!) { result: competition(id: $id) { id state title answers { id } terms } }`;
const LISTED = 'query L { result: competitions { id state } }';

const entered = (path: string) => ({ __typename: 'CompetitionEntered', path });
const refusedWith = (generalKey: string) => ({ __typename: 'FormRefused', generalKey, fieldErrors: [] });

const entriesIn = ({ world }: Entered) =>
  world.read(({ state }) => entriesOf(state.competitionEntries)).map(([, entry]) => entry);

describe.each(BACKENDS)('competitions of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const post = ({ browser }: Entered, fields: Readonly<Record<string, string>>, page = `/gewinnspiele/${ID}/`) =>
    browser.postForm('/forms/competition-entry', { ...POSTED, ...fields, from: page });

  it('show what runs, has ended and comes next, and the whole of one', async () => {
    const { browser } = await shop.enter();
    expect(await resultOf(browser, LISTED, {})).toEqual([
      { id: 'fruehling-2026', state: 'ended' },
      { id: ID, state: 'running' },
      { id: 'advent-2026', state: 'upcoming' },
    ]);
    expect(await resultOf(browser, SHOWN, { id: ID })).toEqual({
      id: ID,
      state: 'running',
      title: 'Ein gefüllter Ranzen zum Schulanfang',
      answers: [{ id: 'gruen' }, { id: 'orange' }, { id: 'violett' }],
      terms: expect.stringContaining('<h3>Wer teilnehmen darf</h3>'),
    });
    expect(await resultOf(browser, SHOWN, { id: 'invented' })).toBeNull();
  });

  it('take an entry once, and thank alike for a second one, with and without scripts (SVC-05, UPM-36)', async () => {
    const visit = await shop.enter();
    expect(await resultOf(visit.browser, ENTER, { input: INPUT })).toEqual(entered(THANKS));
    const again = { ...INPUT, email: 'ANNA.KERN@schule.example', fullName: 'Jemand' };
    expect(await resultOf(visit.browser, ENTER, { input: again })).toEqual(entered(THANKS));
    expect((await post(visit, {})).headers.location).toBe(THANKS);
    expect(entriesIn(visit)).toEqual([expect.objectContaining({ ...ENTRY, isSuspicious: false })]);
  });

  it('order the newsletter only where its own box is ticked, and mail nothing else', async () => {
    const visit = await shop.enter();
    const mails = () => visit.world.read(({ state }) => state.mails.map(({ template }) => template));
    await resultOf(visit.browser, ENTER, { input: INPUT });
    expect(mails()).toEqual([]);
    const ticked = { ...INPUT, newsletter: true, email: 'berta@schule.example' };
    expect(await resultOf(visit.browser, ENTER, { input: ticked })).toEqual(entered(WITH_NEWSLETTER));
    expect((await post(visit, { newsletter: 'true', email: 'carla@schule.example' })).headers.location).toBe(
      WITH_NEWSLETTER,
    );
    expect(mails()).toEqual(['newsletter-confirmation', 'newsletter-confirmation']);
    expect(
      visit.world.read(({ state }) => entriesOf(state.newsletterSubscribers)).map(([, { consent }]) => consent.form),
    ).toEqual(['competition', 'competition']);
  });

  it('mark what a robot may have sent, and keep it', async () => {
    const visit = await shop.enter();
    await resultOf(visit.browser, ENTER, { input: { ...INPUT, honeypot: 'x' } });
    await post(visit, { subject: 'x', email: 'berta@schule.example' });
    expect(entriesIn(visit).map(({ isSuspicious }) => isSuspicious)).toEqual([true, true]);
  });

  it('refuse an entry once they have ended, and bring back what was typed (SVC-05)', async () => {
    const visit = await shop.enter();
    visit.world.advance({ advanceMs: TOO_LATE - visit.world.read(({ now }) => now).getTime() - 1 });
    expect(await resultOf(visit.browser, ENTER, { input: INPUT })).toEqual(entered(THANKS));
    visit.world.advance({ advanceMs: 1 });
    const late = { ...INPUT, email: 'berta@schule.example' };
    expect(await resultOf(visit.browser, ENTER, { input: late })).toEqual(refusedWith('shop.competition.ended'));
    const { headers } = await post(visit, { email: 'berta@schule.example' });
    expect(headers.location).toBe(`/gewinnspiele/${ID}/`);
    const { body } = await visit.browser.get(`/gewinnspiele/${ID}/`);
    expect(body).toContain('"email":"berta@schule.example"');
    expect(entriesIn(visit)).toHaveLength(1);
  });

  it('refuse an entry before they start, and into none', async () => {
    const { browser } = await shop.enter();
    const early = { ...INPUT, competitionId: 'advent-2026', answer: '24' };
    expect(await resultOf(browser, ENTER, { input: early })).toEqual(refusedWith('shop.competition.notStarted'));
    expect(await resultOf(browser, ENTER, { input: { ...INPUT, competitionId: 'invented' } })).toEqual(
      refusedWith('shop.competition.gone'),
    );
  });

  it('lead back to the page that held the form, with what is wrong', async () => {
    const visit = await shop.enter();
    const page = '/beratung/klassenzimmer/';
    const { headers } = await post(visit, { email: 'anna@', acceptsTerms: '' }, page);
    expect(headers.location).toBe(page);
    const { body } = await visit.browser.get(page);
    expect(body).toContain('"formEcho":{"form":"competition-entry"');
  });
});
