import { createHash } from 'node:crypto';
import type { PaymentProviderName } from '@shop/domain/payments/payment-return';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { escapeHtml } from '../shared/escape-html.ts';
import { moneyText } from '../shared/money-text.ts';
import type { WrittenLanguage } from '../shared/written-language.ts';
import type { ProviderReply, ProviderTexts, RequestedPayment } from './provider.ts';

interface Look {
  /** Behind the page, and behind its headline. */
  readonly backdrop: string;
  readonly head: string;
  readonly action: string;
  /** Corners of the page and of its buttons, in pixels. */
  readonly radius: number;
  readonly font: string;
}

/** Each provider has colours and letters of its own, with a contrast of at least 4.5 to 1 under white letters. */
const LOOKS: Readonly<Record<PaymentProviderName, Look>> = {
  amazon: { backdrop: '#f5f0e6', head: '#3a2c12', action: '#6b4e00', radius: 8, font: 'Georgia, Cambria, serif' },
  card: { backdrop: '#eef1f6', head: '#14203a', action: '#14203a', radius: 0, font: 'Verdana, Geneva, sans-serif' },
  paypal: { backdrop: '#f2f6fc', head: '#0b3b7a', action: '#0a58b4', radius: 24, font: 'Helvetica, Arial, sans-serif' },
  twint: {
    backdrop: '#26262b',
    head: '#0f0f12',
    action: '#0f0f12',
    radius: 12,
    font: 'Trebuchet MS, Tahoma, sans-serif',
  },
};

const styleOf = ([name, { backdrop, head, action, radius, font }]: readonly [string, Look]): string =>
  `.${name} { --backdrop: ${backdrop}; --head: ${head}; --action: ${action}; --radius: ${radius}px; font: 1rem/1.5 ${font}; }`;

/** Deliberately unlike the shop and unlike a real bank. */
const STYLE = `
:root { color-scheme: light; }
${Object.entries(LOOKS).map(styleOf).join('\n')}
body { margin: 0; background: var(--backdrop); color: #14203a; }
header { background: var(--head); color: #fff; padding: 12px 16px; font-weight: bold; }
.test { background: #ffe08a; color: #14203a; padding: 8px 16px; }
main { box-sizing: border-box; max-width: 32rem; margin: 24px auto; padding: 16px; background: #fff; border: 1px solid #8a93a6; border-radius: calc(var(--radius) / 2); }
@media (width < 34rem) { main { margin: 12px; } }
h1 { font-size: 1.25rem; margin: 0 0 8px; }
label { display: block; margin: 16px 0 4px; font-weight: bold; }
.hint { margin: 0 0 4px; color: #46506a; }
h2 { font-size: 1.1rem; margin: 4px 0; }
input { display: block; box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px; border: 1px solid #59637a; font: inherit; }
input.short { width: 8rem; }
input[aria-invalid] { border: 2px solid #b00020; }
fieldset { margin: 16px 0 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: bold; }
label.source { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 8px 0 0; padding: 4px 12px; border: 1px solid #8a93a6; border-radius: calc(var(--radius) / 3); font-weight: normal; cursor: pointer; }
.source input { width: 20px; min-height: 20px; flex: none; margin: 0; accent-color: var(--action); }
.source b, .source small { display: block; }
.source small { color: #46506a; }
button, a.button { display: inline-block; box-sizing: border-box; min-height: 44px; padding: 8px 20px; margin: 20px 12px 0 0; border: 1px solid var(--action); border-radius: var(--radius); background: #fff; color: var(--action); font: inherit; text-decoration: none; cursor: pointer; }
button.main, a.main { background: var(--action); color: #fff; }
:focus-visible { outline: 3px solid #1f5fa8; outline-offset: 2px; }
.errors { border: 2px solid #b00020; padding: 8px 16px; }
.errors ul { margin: 4px 0; padding-left: 20px; }
details { margin-top: 20px; }
.error { color: #b00020; margin: 4px 0 0; }
table { border-collapse: collapse; margin-top: 8px; } td, th { text-align: left; padding: 2px 12px 2px 0; vertical-align: top; }
form.quiet { display: inline; }
.qr { display: block; width: 210px; height: 210px; margin: 16px auto; }
.code { text-align: center; font-size: 1.5rem; font-weight: bold; letter-spacing: 0.1em; }
`;

/** The style's hash as a source expression of the content security policy. */
export const PROVIDER_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const POLICY = `default-src 'none'; style-src '${PROVIDER_STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** What is to be paid, for which order, as the storefront of the order writes amounts. */
export const amountLine = (
  { amount: text }: ProviderTexts,
  { subjectId, payment: { amount }, subject: { storefrontId } }: RequestedPayment,
): string =>
  `<p>${escapeHtml(text.replace('{amount}', moneyText(amount, STOREFRONTS[storefrontId].language)).replace('{order}', subjectId))}</p>`;

/** A whole page of the provider. `body` is HTML. */
export const page = (content: {
  readonly look: PaymentProviderName;
  readonly status: number;
  readonly language: WrittenLanguage;
  readonly title: string;
  readonly texts: Pick<ProviderTexts, 'provider' | 'notice'>;
  readonly body: string;
}): ProviderReply => ({
  status: content.status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'x-robots-tag': 'noindex',
  },
  html: `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(content.title)}</title>
<style>${STYLE}</style>
</head>
<body class="${content.look}">
<header>${escapeHtml(content.texts.provider)}</header>
<aside class="test">${escapeHtml(content.texts.notice)}</aside>
<main>
${content.body}
</main>
</body>
</html>
`,
});
