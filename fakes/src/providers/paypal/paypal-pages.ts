import { escapeHtml } from '../../shared/escape-html.ts';
import { amountLine, page } from '../page-layout.ts';
import { buttonForm, errorSummary, field, hiddenToken, sourceChoice } from '../page-parts.ts';
import type { ProviderReply, RequestedPayment } from '../provider.ts';
import { PAYPAL_TEXTS } from './paypal-texts.ts';

export const TOKEN = { tokenField: 'token' } as const;

export interface PaypalLogin {
  readonly email: string;
  readonly password: string;
}

export type LoginFaults = Readonly<Partial<Record<keyof PaypalLogin, keyof (typeof PAYPAL_TEXTS)['de']['faults']>>>;

export const loginFaults = ({ email, password }: PaypalLogin): LoginFaults => ({
  ...(/^\S+@\S+$/u.test(email.trim()) ? {} : { email: 'email' as const }),
  ...(password === '' ? { password: 'password' as const } : {}),
});

/** The first page: who pays. The password is never repeated. */
export const loginPage = (
  requested: RequestedPayment,
  actions: { readonly login: string; readonly cancel: string },
  typed: { readonly email: string; readonly faults: LoginFaults },
): ProviderReply => {
  const { language } = requested.payment;
  const texts = PAYPAL_TEXTS[language];
  const { email, password } = typed.faults;
  const faults = { email: email && texts.faults[email], password: password && texts.faults[password] };
  const isFaulty = email !== undefined || password !== undefined;
  return page({
    look: 'paypal',
    status: isFaulty ? 422 : 200,
    language,
    title: isFaulty ? texts.errorPrefix.replace('{title}', texts.loginTitle) : texts.loginTitle,
    texts,
    body: `<h1>${escapeHtml(texts.loginTitle)}</h1>
${amountLine(texts, requested)}
${errorSummary(texts.problem, faults)}
<form method="post" action="${actions.login}" novalidate>
${hiddenToken(TOKEN, requested)}
${field({ name: 'email', label: texts.email, attributes: 'type="email" autocomplete="username" required', value: typed.email, fault: faults.email })}
${field({ name: 'password', label: texts.password, attributes: 'type="password" autocomplete="off" required', hint: texts.passwordHint, fault: faults.password })}
<button class="main" type="submit">${escapeHtml(texts.login)}</button>
</form>
${buttonForm(TOKEN, requested, { action: actions.cancel, label: texts.cancel })}`,
  });
};

/** The second page: from which account, and the approval. */
export const approvalPage = (
  requested: RequestedPayment,
  actions: { readonly pay: string; readonly cancel: string },
): ProviderReply => {
  const { language } = requested.payment;
  const texts = PAYPAL_TEXTS[language];
  return page({
    look: 'paypal',
    status: 200,
    language,
    title: texts.approveTitle,
    texts,
    body: `<h1>${escapeHtml(texts.approveTitle)}</h1>
${amountLine(texts, requested)}
<form method="post" action="${actions.pay}">
${hiddenToken(TOKEN, requested)}
${sourceChoice(language, texts.source)}
<button class="main" type="submit">${escapeHtml(texts.pay)}</button>
</form>
${buttonForm(TOKEN, requested, { action: actions.cancel, label: texts.cancel })}`,
  });
};
