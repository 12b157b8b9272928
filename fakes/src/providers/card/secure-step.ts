import { escapeHtml } from '../../shared/escape-html.ts';
import { MAGIC_CARD_CODE } from '../../parameters/magic-values.ts';
import { amountLine, page } from '../page-layout.ts';
import { buttonForm, errorSummary, field, hiddenToken } from '../page-parts.ts';
import type { ProviderReply, RequestedPayment } from '../provider.ts';
import { TOKEN_FIELD } from './card-form.ts';
import { CARD_TEXTS } from './card-texts.ts';

/** The bank requests its code (3-D Secure). */
export const secureStep = (
  requested: RequestedPayment,
  actions: { readonly confirm: string; readonly cancel: string },
  card: { readonly lastDigits: string; readonly isWrong: boolean },
): ProviderReply => {
  const { language } = requested.payment;
  const texts = CARD_TEXTS[language];
  const fault = card.isWrong ? texts.faults.secureCode : undefined;
  return page({
    look: 'card',
    status: card.isWrong ? 422 : 200,
    language,
    title: card.isWrong ? texts.errorPrefix.replace('{title}', texts.secureTitle) : texts.secureTitle,
    texts,
    body: `<h1>${escapeHtml(texts.secureTitle)}</h1>
${amountLine(texts, requested)}
<p>${escapeHtml(texts.secureText.replace('{digits}', card.lastDigits))}</p>
${errorSummary(texts.problem, { 'secure-code': fault })}
<form method="post" action="${actions.confirm}" novalidate>
${hiddenToken({ tokenField: TOKEN_FIELD }, requested)}
${field({
  name: 'secure-code',
  label: texts.secureCode,
  attributes: 'class="short" inputmode="numeric" autocomplete="one-time-code" required',
  hint: texts.secureHint.replace('{code}', MAGIC_CARD_CODE),
  fault,
})}
<button class="main" type="submit">${escapeHtml(texts.approve)}</button>
</form>
${buttonForm({ tokenField: TOKEN_FIELD }, requested, { action: actions.cancel, label: texts.cancel })}`,
  });
};
