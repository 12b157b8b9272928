import { escapeHtml } from '../../shared/escape-html.ts';
import { amountLine, page } from '../page-layout.ts';
import { buttonForm, errorSummary, field, hiddenToken, pathWithToken, sourceChoice } from '../page-parts.ts';
import type { ProviderReply, RequestedPayment } from '../provider.ts';
import { qrPicture } from './qr-picture.ts';
import { codeOf } from './twint-code.ts';
import { TWINT_TEXTS } from './twint-texts.ts';

export const TOKEN = { tokenField: 'pairing' } as const;

/** The page in the browser: what the app scans. */
export const codePage = (
  requested: RequestedPayment,
  paths: { readonly app: string; readonly cancel: string },
): ProviderReply => {
  const { language } = requested.payment;
  const texts = TWINT_TEXTS[language];
  const code = codeOf(requested);
  return page({
    look: 'twint',
    status: 200,
    language,
    title: texts.title,
    texts,
    body: `<h1>${escapeHtml(texts.title)}</h1>
${amountLine(texts, requested)}
<p>${escapeHtml(texts.scan)}</p>
${qrPicture(`TWINT ${code}`, texts.picture.replace('{code}', code))}
<p class="code">${escapeHtml(texts.code.replace('{code}', code))}</p>
<a class="button main" href="${escapeHtml(pathWithToken(TOKEN, paths.app, requested))}">${escapeHtml(texts.open)}</a>
${buttonForm(TOKEN, requested, { action: paths.cancel, label: texts.cancel })}`,
  });
};

/** The app asks for the code. */
export const appPage = (
  requested: RequestedPayment,
  paths: { readonly connect: string; readonly cancel: string },
  { isWrong }: { readonly isWrong: boolean },
): ProviderReply => {
  const { language } = requested.payment;
  const texts = TWINT_TEXTS[language];
  const fault = isWrong ? texts.faults.code : undefined;
  return page({
    look: 'twint',
    status: isWrong ? 422 : 200,
    language,
    title: isWrong ? texts.errorPrefix.replace('{title}', texts.appTitle) : texts.appTitle,
    texts,
    body: `<h1>${escapeHtml(texts.appTitle)}</h1>
${errorSummary(texts.problem, { code: fault })}
<form method="post" action="${paths.connect}" novalidate>
${hiddenToken(TOKEN, requested)}
${field({ name: 'code', label: texts.codeField, attributes: 'class="short" inputmode="numeric" autocomplete="off" required', value: isWrong ? '' : codeOf(requested), hint: texts.codeHint, fault })}
<button class="main" type="submit">${escapeHtml(texts.connect)}</button>
</form>
${buttonForm(TOKEN, requested, { action: paths.cancel, label: texts.cancel })}`,
  });
};

/** The app asks for the confirmation. */
export const confirmationPage = (
  requested: RequestedPayment,
  paths: { readonly pay: string; readonly decline: string },
): ProviderReply => {
  const { language } = requested.payment;
  const texts = TWINT_TEXTS[language];
  return page({
    look: 'twint',
    status: 200,
    language,
    title: texts.confirmTitle,
    texts,
    body: `<h1>${escapeHtml(texts.confirmTitle)}</h1>
${amountLine(texts, requested)}
<form method="post" action="${paths.pay}">
${hiddenToken(TOKEN, requested)}
${sourceChoice(language, texts.source)}
<button class="main" type="submit">${escapeHtml(texts.pay)}</button>
</form>
${buttonForm(TOKEN, requested, { action: paths.decline, label: texts.decline })}`,
  });
};
