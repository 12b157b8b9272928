import { escapeHtml } from '../../shared/escape-html.ts';
import type { WrittenLanguage } from '../../shared/written-language.ts';
import { MAGIC_CARDS } from '../../magic-values.ts';
import { amountLine, page } from '../page-layout.ts';
import type { ProviderReply, RequestedPayment } from '../provider.ts';
import { type CardField, CARD_FIELDS, type CardFaults } from './card-check.ts';
import { type CardFaultName, CARD_TEXTS } from './card-texts.ts';

/** The form field with the token of the payment. */
export const TOKEN_FIELD = 'Data';

export const hiddenToken = ({ token }: RequestedPayment): string => `<input type="hidden" name="${TOKEN_FIELD}" value="${escapeHtml(token)}">`;

export const cancelForm = (requested: RequestedPayment, action: string): string =>
  `<form class="quiet" method="post" action="${action}">${hiddenToken(requested)}<button type="submit">${escapeHtml(CARD_TEXTS[requested.payment.language].cancel)}</button></form>`;

/** All faults at the top of the page, each with a link to its field. */
export const errorSummary = (language: WrittenLanguage, faults: Readonly<Partial<Record<string, CardFaultName>>>): string => {
  const entries = Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [`<li><a href="#${field}">${escapeHtml(CARD_TEXTS[language].faults[fault])}</a></li>`]));
  if (entries.length === 0) return '';
  return `<div class="errors" role="alert"><h2>${escapeHtml(CARD_TEXTS[language].problem)}</h2><ul>${entries.join('')}</ul></div>`;
};

export const field = (input: {
  readonly name: string;
  readonly label: string;
  readonly language: WrittenLanguage;
  readonly attributes: string;
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly fault?: CardFaultName | undefined;
}): string => {
  const { name, label, language, attributes, value = '', hint, fault } = input;
  const described = [hint === undefined ? '' : `${name}-hint`, fault === undefined ? '' : `${name}-error`].filter((id) => id !== '').join(' ');
  return [
    `<label for="${name}">${escapeHtml(label)}</label>`,
    hint === undefined ? '' : `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`,
    `<input id="${name}" name="${name}" value="${escapeHtml(value)}" ${attributes}${described === '' ? '' : ` aria-describedby="${described}"`}${fault === undefined ? '' : ' aria-invalid="true"'}>`,
    fault === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(CARD_TEXTS[language].faults[fault])}</p>`,
  ].join('\n');
};

const ATTRIBUTES: Readonly<Record<CardField, string>> = {
  number: 'inputmode="numeric" autocomplete="cc-number" required',
  holder: 'autocomplete="cc-name" required',
  expiry: 'class="short" inputmode="numeric" autocomplete="cc-exp" required',
  code: 'class="short" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required',
};

const magicCards = (language: WrittenLanguage): string => {
  const rows = Object.entries(MAGIC_CARDS).map(([number, { meaning }]) => `<tr><td>${number}</td><td lang="en">${escapeHtml(meaning)}</td></tr>`);
  return `<details><summary>${escapeHtml(CARD_TEXTS[language].magic)}</summary><table>${rows.join('')}</table></details>`;
};

/** The card form. It never repeats a number or security code. */
export const cardForm = (
  requested: RequestedPayment,
  actions: { readonly check: string; readonly cancel: string },
  typed: Readonly<Partial<Record<CardField, string>>> = {},
  faults: CardFaults = {},
): ProviderReply => {
  const { language } = requested.payment;
  const texts = CARD_TEXTS[language];
  const isFaulty = Object.keys(faults).length > 0;
  const labels: Readonly<Record<CardField, string>> = texts;
  const prefilled: Readonly<Partial<Record<CardField, string>>> = { ...(typed.holder && { holder: typed.holder }), ...(typed.expiry && { expiry: typed.expiry }) };
  const fields = CARD_FIELDS.map((name) =>
    field({ name, label: labels[name], language, attributes: ATTRIBUTES[name], value: prefilled[name], hint: name === 'code' ? texts.codeHint : undefined, fault: faults[name] }),
  );
  return page({
    status: isFaulty ? 422 : 200,
    language,
    title: isFaulty ? texts.errorPrefix.replace('{title}', texts.title) : texts.title,
    texts,
    body: `<h1>${escapeHtml(texts.title)}</h1>
${amountLine(texts, requested)}
${errorSummary(language, faults)}
<form method="post" action="${actions.check}" novalidate>
${hiddenToken(requested)}
${fields.join('\n')}
<button class="main" type="submit">${escapeHtml(texts.pay)}</button>
</form>
${cancelForm(requested, actions.cancel)}
${magicCards(language)}`,
  });
};
