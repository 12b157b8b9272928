import { escapeHtml } from '../shared/escape-html.ts';
import type { WrittenLanguage } from '../shared/written-language.ts';
import { MAGIC_SOURCES, type SourceOutcome } from '../parameters/magic-values.ts';
import type { PaymentProvider, RequestedPayment } from './provider.ts';

type TokenField = Pick<PaymentProvider, 'tokenField'>;
type NamedByToken = Pick<RequestedPayment, 'token'>;

export const hiddenToken = ({ tokenField }: TokenField, { token }: NamedByToken): string =>
  `<input type="hidden" name="${tokenField}" value="${escapeHtml(token)}">`;

/** A page of the provider, for this payment. */
export const pathWithToken = ({ tokenField }: TokenField, path: string, { token }: NamedByToken): string =>
  `${path}?${tokenField}=${encodeURIComponent(token)}`;

/** A button that is a form of its own. */
export const buttonForm = (
  provider: TokenField,
  requested: NamedByToken,
  { action, label }: { readonly action: string; readonly label: string },
): string =>
  `<form class="quiet" method="post" action="${action}">${hiddenToken(provider, requested)}<button type="submit">${escapeHtml(label)}</button></form>`;

/** The accounts that a shopper can pay from; each leads to another outcome. The first one is chosen. */
export const sourceChoice = (
  language: WrittenLanguage,
  legend: string,
  outcomes?: readonly SourceOutcome[],
): string => {
  const offered = Object.entries(MAGIC_SOURCES).filter(
    ([, { leadsTo }]) => outcomes === undefined || outcomes.includes(leadsTo),
  );
  const choices = offered.map(
    ([id, { name, meaning }], at) =>
      `<label class="source"><input type="radio" name="source" value="${id}"${at === 0 ? ' checked' : ''}><span><b>${escapeHtml(name[language])}</b><small>${escapeHtml(meaning[language])}</small></span></label>`,
  );
  return `<fieldset><legend>${escapeHtml(legend)}</legend>\n${choices.join('\n')}\n</fieldset>`;
};

/** All faults at the top of the page, each with a link to its field. */
export const errorSummary = (heading: string, faults: Readonly<Record<string, string | undefined>>): string => {
  const entries = Object.entries(faults).flatMap(([name, fault]) =>
    fault === undefined ? [] : [`<li><a href="#${name}">${escapeHtml(fault)}</a></li>`],
  );
  return entries.length === 0
    ? ''
    : `<div class="errors" role="alert"><h2>${escapeHtml(heading)}</h2><ul>${entries.join('')}</ul></div>`;
};

export const field = (input: {
  readonly name: string;
  readonly label: string;
  readonly attributes: string;
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
}): string => {
  const { name, label, attributes, value = '', hint, fault } = input;
  const described = [hint === undefined ? '' : `${name}-hint`, fault === undefined ? '' : `${name}-error`]
    .filter((id) => id !== '')
    .join(' ');
  return [
    `<label for="${name}">${escapeHtml(label)}</label>`,
    hint === undefined ? '' : `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`,
    `<input id="${name}" name="${name}" value="${escapeHtml(value)}" ${attributes}${described === '' ? '' : ` aria-describedby="${described}"`}${fault === undefined ? '' : ' aria-invalid="true"'}>`,
    fault === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(fault)}</p>`,
  ].join('\n');
};
