import { describe, expect, it } from 'vitest';
import { buttonForm, errorSummary, field, hiddenToken, pathWithToken, sourceChoice } from './page-parts.ts';

const TOKEN = { tokenField: 'token' };
const PAYMENT = { token: 'a"b&c' };

/** The values of an attribute, in the order of the page. */
const valuesOf = (html: string, attribute: string): readonly string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'gu'))].map(([, value = '']) => value);

describe('the accounts to pay from', () => {
  it('are all offered where every outcome is possible, with the first one chosen', () => {
    const html = sourceChoice('de', 'Konto <wählen>');
    expect(valuesOf(html, 'value')).toEqual(['account', 'overdrawn', 'broken', 'slow', 'silent']);
    expect(html.match(/<input type="radio" name="source" value="account" checked>/gu)).toHaveLength(1);
    expect(html.match(/<input type="radio" name="source" value="\w+">/gu)).toHaveLength(4);
    expect(html).toContain('<legend>Konto &lt;wählen&gt;</legend>');
    expect(html).toMatch(
      /<label class="source"><input [^>]+><span><b>Girokonto<\/b><small>Die Zahlung gelingt\.<\/small><\/span><\/label>/u,
    );
  });

  it('are those with the named outcomes, in the language of the shopper', () => {
    const html = sourceChoice('en', 'Account', ['declined', 'failed']);
    expect(valuesOf(html, 'value')).toEqual(['overdrawn', 'broken']);
    expect([
      html.includes('value="overdrawn" checked'),
      html.includes('Faulty account'),
      html.includes('Gestörtes Konto'),
    ]).toEqual([true, true, false]);
  });
});

describe('the name of a payment', () => {
  it('is sent along by every form and link, whatever it contains', () => {
    expect(hiddenToken(TOKEN, PAYMENT)).toBe('<input type="hidden" name="token" value="a&quot;b&amp;c">');
    expect(pathWithToken(TOKEN, '/qa/pay/x/', PAYMENT)).toBe('/qa/pay/x/?token=a%22b%26c');
    expect(buttonForm(TOKEN, { token: '1' }, { action: '/qa/pay/x/cancel/', label: 'Abbrechen & zurück' })).toBe(
      '<form class="quiet" method="post" action="/qa/pay/x/cancel/"><input type="hidden" name="token" value="1"><button type="submit">Abbrechen &amp; zurück</button></form>',
    );
  });
});

describe('the summary of faults', () => {
  it('links each fault to its field, and is absent without any', () => {
    expect(errorSummary('Bitte prüfen', { email: 'Die Adresse fehlt <hier>.', password: undefined })).toBe(
      '<div class="errors" role="alert"><h2>Bitte prüfen</h2><ul><li><a href="#email">Die Adresse fehlt &lt;hier&gt;.</a></li></ul></div>',
    );
    expect(errorSummary('Bitte prüfen', { email: undefined })).toBe('');
  });
});

describe('a field', () => {
  it('has a label and what was typed', () => {
    const html = field({ name: 'email', label: 'E-Mail', attributes: 'type="email"', value: '"><script>' });
    expect(html).toContain('<label for="email">E-Mail</label>');
    expect(html).toContain('<input id="email" name="email" value="&quot;&gt;&lt;script&gt;" type="email">');
    expect(html).not.toContain('aria-');
  });

  it.each([
    [{ hint: 'Für Tests' }, 'email-hint', false],
    [{ fault: 'Fehlt' }, 'email-error', true],
    [{ hint: 'Für Tests', fault: 'Fehlt' }, 'email-hint email-error', true],
  ])('is described by its hint and its fault: %j', (said, described, isInvalid) => {
    const html = field({ name: 'email', label: 'E-Mail', attributes: 'type="email"', ...said });
    expect(valuesOf(html, 'aria-describedby')).toEqual([described]);
    for (const id of described.split(' '))
      expect(html).toMatch(new RegExp(`<p class="(?:hint|error)" id="${id}">(?:Für Tests|Fehlt)</p>`, 'u'));
    expect(html.includes(' aria-invalid="true"')).toBe(isInvalid);
  });
});
