import { escapeHtml } from '../../shared/escape-html.ts';
import type { WrittenLanguage } from '../../shared/written-language.ts';
import { MAGIC_CARDS } from '../../parameters/magic-values.ts';
import { amountLine, page } from '../page-layout.ts';
import { buttonForm, errorSummary, field, hiddenToken } from '../page-parts.ts';
import type { ProviderReply, RequestedPayment } from '../provider.ts';
import { type CardField, CARD_FIELDS, type CardFaults } from './card-check.ts';
import { CARD_TEXTS } from './card-texts.ts';

/** The form field with the token of the payment. */
export const TOKEN_FIELD = 'Data';

const ATTRIBUTES: Readonly<Record<CardField, string>> = {
  number: 'inputmode="numeric" autocomplete="cc-number" required',
  holder: 'autocomplete="cc-name" required',
  expiry: 'class="short" inputmode="numeric" autocomplete="cc-exp" required',
  code: 'class="short" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required',
};

const magicCards = (language: WrittenLanguage): string => {
  const rows = Object.entries(MAGIC_CARDS).map(
    ([number, { meaning }]) => `<tr><td>${number}</td><td lang="en">${escapeHtml(meaning)}</td></tr>`,
  );
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
  const prefilled: Readonly<Partial<Record<CardField, string>>> = {
    ...(typed.holder && { holder: typed.holder }),
    ...(typed.expiry && { expiry: typed.expiry }),
  };
  const said = CARD_FIELDS.flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [[name, texts.faults[fault]] as const];
  });
  const faultOf = Object.fromEntries(said);
  const fields = CARD_FIELDS.map((name) =>
    field({
      name,
      label: labels[name],
      attributes: ATTRIBUTES[name],
      value: prefilled[name],
      hint: name === 'code' ? texts.codeHint : undefined,
      fault: faultOf[name],
    }),
  );
  return page({
    look: 'card',
    status: isFaulty ? 422 : 200,
    language,
    title: isFaulty ? texts.errorPrefix.replace('{title}', texts.title) : texts.title,
    texts,
    body: `<h1>${escapeHtml(texts.title)}</h1>
${amountLine(texts, requested)}
${errorSummary(texts.problem, faultOf)}
<form method="post" action="${actions.check}" novalidate>
${hiddenToken({ tokenField: TOKEN_FIELD }, requested)}
${fields.join('\n')}
<button class="main" type="submit">${escapeHtml(texts.pay)}</button>
</form>
${buttonForm({ tokenField: TOKEN_FIELD }, requested, { action: actions.cancel, label: texts.cancel })}
${magicCards(language)}`,
  });
};
