import { escapeHtml } from '../../shared/escape-html.ts';
import { MAGIC_CARD_CODE } from '../../magic-values.ts';
import { amountLine, page } from '../page-layout.ts';
import type { ProviderReply, RequestedPayment } from '../provider.ts';
import { cancelForm, errorSummary, field, hiddenToken } from './card-form.ts';
import { CARD_TEXTS } from './card-texts.ts';

/** The bank requests its code (3-D Secure). */
export const secureStep = (
  requested: RequestedPayment,
  actions: { readonly confirm: string; readonly cancel: string },
  card: { readonly lastDigits: string; readonly isWrong: boolean },
): ProviderReply => {
  const { language } = requested.payment;
  const texts = CARD_TEXTS[language];
  const faults = card.isWrong ? ({ 'secure-code': 'secureCode' } as const) : {};
  return page({
    status: card.isWrong ? 422 : 200,
    language,
    title: card.isWrong ? texts.errorPrefix.replace('{title}', texts.secureTitle) : texts.secureTitle,
    texts,
    body: `<h1>${escapeHtml(texts.secureTitle)}</h1>
${amountLine(texts, requested)}
<p>${escapeHtml(texts.secureText.replace('{digits}', card.lastDigits))}</p>
${errorSummary(language, faults)}
<form method="post" action="${actions.confirm}" novalidate>
${hiddenToken(requested)}
${field({
  name: 'secure-code',
  label: texts.secureCode,
  language,
  attributes: 'class="short" inputmode="numeric" autocomplete="one-time-code" required',
  hint: texts.secureHint.replace('{code}', MAGIC_CARD_CODE),
  fault: card.isWrong ? 'secureCode' : undefined,
})}
<button class="main" type="submit">${escapeHtml(texts.approve)}</button>
</form>
${cancelForm(requested, actions.cancel)}`,
  });
};
