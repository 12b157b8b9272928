import { openPageOver } from '@shop/client/testing/open-page';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { mailsOf } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const OVERVIEW = '/gewinnspiele/';
const RUNNING = '/gewinnspiele/sommer-2026/';
const ENDED = '/gewinnspiele/fruehling-2026/';
const NEXT = '/gewinnspiele/advent-2026/';
const TEASER = '/beratung/klassenzimmer/';
const EMAIL = 'anna.kern@schule.example';
const BUSINESS_HOST = 'educational.localhost:8080';
/** The first millisecond after 30 September 2026 in Berlin. */
const TOO_LATE = Date.parse('2026-09-30T22:00:00.000Z');

const FORM = 'Am Gewinnspiel teilnehmen';
const ENTER = 'Teilnehmen';
const NAME = 'Vor- und Nachname';
const ADDRESS = 'E-Mail-Adresse';
const TERMS =
  'Ich habe die Teilnahmebedingungen gelesen und bin einverstanden. Bin ich noch nicht 18, sind es auch meine Eltern oder meine Schule.';
const NEWSLETTER =
  'Ich möchte auch den Newsletter mit Neuigkeiten und Angeboten per E-Mail bekommen. Ich kann ihn jederzeit abbestellen.';
const THANKS = 'Danke, Sie nehmen teil';
const IS_OVER = 'Das Gewinnspiel ist beendet. Ihr Eintrag kam nach dem Ende bei uns an und zählt nicht mehr.';

const entriesIn = ({ world }: Entered) =>
  world.read(({ state }) => entriesOf(state.competitionEntries).map(([, { fullName, email }]) => [fullName, email]));

const endCompetition = ({ world }: Entered): void => {
  world.advance({ advanceMs: TOO_LATE - world.read(({ now }) => now).getTime() });
};

const fillIn = async (email = EMAIL): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Grün' }));
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(NAME, 'u') }), 'Anna Kern');
  await userEvent.type(screen.getByRole('combobox', { name: new RegExp(ADDRESS, 'u') }), email);
  await userEvent.click(screen.getByRole('checkbox', { name: TERMS }));
};

describe.each(WHOLE_SHOPS)('a competition, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is found in the overview with those that have ended or come next (ROUTE-19)', async () => {
    const { browser } = await shop.enter();
    const page = await withoutScripts(browser).open(OVERVIEW);
    expect(page.headings()).toEqual(['Gewinnspiele', 'Jetzt mitmachen', 'Beginnt bald', 'Beendet']);
    expect(page.links('Ein gefüllter Ranzen zum Schulanfang')).toEqual([RUNNING]);
    expect(page.links('Eine Bastelkiste für die ganze Klasse')).toEqual([NEXT]);
    expect(page.links('Ein Hochbeet für den Schulhof')).toEqual([ENDED]);
    for (const [path, said] of [
      [NEXT, 'Dieses Gewinnspiel hat noch nicht begonnen.'],
      [ENDED, 'Das Gewinnspiel ist beendet.'],
    ] as const) {
      const { text } = await withoutScripts(browser).open(path);
      expect(text).toContain(said);
      expect(text).toContain('Wer teilnehmen darf');
    }
  });

  it('says its terms before the press, which enters it once, without scripts (SVC-05, UPM-36)', async () => {
    const entered = await shop.enter();
    const page = await withoutScripts(entered.browser).open(RUNNING);
    for (const said of ['nur mit Einverständnis der Eltern', 'nicht in bar', 'Sie müssen nichts kaufen', '30 Tage'])
      expect(page.text).toContain(said);
    expect(page.text).not.toContain('Rechtsweg');
    const wrong = await page.form(FORM).press(ENTER, { [ADDRESS]: 'anna.kern@', [NAME]: 'Anna Kern' });
    expect(wrong.errors()).toHaveLength(3);
    expect(wrong.form(FORM).valueOf(NAME)).toBe('Anna Kern');
    expect(entriesIn(entered)).toEqual([]);
    for (const name of ['Anna Kern', 'Jemand anders']) {
      const again = await withoutScripts(entered.browser).open(RUNNING);
      const thanks = await again
        .form(FORM)
        .press(ENTER, { [NAME]: name, [ADDRESS]: EMAIL, [TERMS]: 'true', Grün: 'gruen' });
      expect([thanks.url, thanks.headings()[0]]).toEqual([`${RUNNING}danke/`, THANKS]);
    }
    expect(entriesIn(entered)).toEqual([['Anna Kern', EMAIL]]);
    expect(mailsOf(entered)).toEqual([]);
  });

  it('is entered with scripts, once under a double press (SVC-05)', async () => {
    const entered = await shop.enter();
    const { currentPath } = await openPageOver(fetchOf(entered.browser), RUNNING, 'de');
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: ENTER }));
    expect(await screen.findByRole('heading', { name: THANKS })).toBeTruthy();
    expect(currentPath()).toBe(`${RUNNING}danke/`);
    expect(entriesIn(entered)).toEqual([['Anna Kern', EMAIL]]);
  });

  it('orders the newsletter only if its own box is ticked', async () => {
    const entered = await shop.enter();
    await openPageOver(fetchOf(entered.browser), RUNNING, 'de');
    await fillIn();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: NEWSLETTER });
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: ENTER }));
    expect(await screen.findByText(/Bitte bestätigen Sie in Ihrem Postfach/u)).toBeTruthy();
    expect(mailsOf(entered).map(({ template }) => template)).toEqual(['newsletter-confirmation']);
  });

  it('is refused by the shop to a page that is older than its end, and keeps what was typed', async () => {
    const entered = await shop.enter();
    await openPageOver(fetchOf(entered.browser), RUNNING, 'de');
    await fillIn();
    endCompetition(entered);
    await userEvent.click(screen.getByRole('button', { name: ENTER }));
    expect(await screen.findAllByText(IS_OVER)).not.toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(NAME, 'u') }).value).toBe('Anna Kern');
    expect(entriesIn(entered)).toEqual([]);
  });

  it('no longer takes entries on a page that was opened after its end', async () => {
    const entered = await shop.enter();
    expect((await withoutScripts(entered.browser).open(RUNNING)).text).toContain(ENTER);
    endCompetition(entered);
    const { text } = await withoutScripts(entered.browser).open(RUNNING);
    expect(text).toContain('Das Gewinnspiel ist beendet.');
    expect(text).not.toContain(NAME);
  });

  it('is entered from a teaser on a page of editors, which shows again what was wrong (CMS-18)', async () => {
    const entered = await shop.enter();
    const page = await withoutScripts(entered.browser).open(TEASER);
    const wrong = await page.form(FORM).press(ENTER, { [NAME]: 'Anna Kern', [ADDRESS]: 'anna.kern@' });
    expect([wrong.url, wrong.errors().length]).toEqual([TEASER, 3]);
    expect(wrong.form(FORM).valueOf(NAME)).toBe('Anna Kern');
    // The page begins far above the form: the browser goes to what is wrong.
    expect(wrong.main().getByText('Bitte prüfen Sie Ihre Angaben').closest('[autofocus]')).not.toBeNull();
    endCompetition(entered);
    expect((await withoutScripts(entered.browser).open(TEASER)).text).not.toContain('Fünf Schulranzen');
  });

  it('has no page on the business shop', async () => {
    const { browser } = await shop.enter(BUSINESS_HOST);
    const login = await withoutScripts(browser, BUSINESS_HOST).open(OVERVIEW);
    const { identifier, password } = PERSONAS['b2b-german'];
    const refused = await login.press('Anmelden', { Kundennummer: identifier, Passwort: password });
    expect([refused.url, refused.status]).toEqual([OVERVIEW, 404]);
    expect((await browser.get(RUNNING)).statusCode).toBe(404);
  });
});
