import { createHash } from 'node:crypto';
import type { Language } from '@shop/domain/storefronts/language';
import { escapeHtml } from '../shared/escape-html.ts';
import { moneyText } from '../shared/money-text.ts';
import type { WrittenLanguage } from '../shared/written-language.ts';
import type { ProviderReply, ProviderTexts, RequestedPayment } from './provider.ts';

/** Deliberately unlike the shop and unlike a real bank. */
const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #eef1f6; color: #14203a; font: 1rem/1.5 Verdana, Geneva, sans-serif; }
header { background: #14203a; color: #fff; padding: 12px 16px; font-weight: bold; }
.test { background: #ffe08a; color: #14203a; padding: 8px 16px; }
main { max-width: 30rem; margin: 24px auto; padding: 16px; background: #fff; border: 1px solid #8a93a6; }
h1 { font-size: 1.25rem; margin: 0 0 8px; }
label { display: block; margin: 16px 0 4px; font-weight: bold; }
.hint { margin: 0 0 4px; color: #46506a; }
h2 { font-size: 1.1rem; margin: 4px 0; }
input { display: block; box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px; border: 1px solid #59637a; font: inherit; }
input.short { width: 8rem; }
input[aria-invalid] { border: 2px solid #b00020; }
button { min-height: 44px; padding: 8px 20px; margin: 20px 12px 0 0; border: 1px solid #14203a; background: #fff; color: #14203a; font: inherit; cursor: pointer; }
button.main { background: #14203a; color: #fff; }
:focus-visible { outline: 3px solid #1f5fa8; outline-offset: 2px; }
.errors { border: 2px solid #b00020; padding: 8px 16px; }
.errors ul { margin: 4px 0; padding-left: 20px; }
details { margin-top: 20px; }
.error { color: #b00020; margin: 4px 0 0; }
table { border-collapse: collapse; margin-top: 8px; } td, th { text-align: left; padding: 2px 12px 2px 0; vertical-align: top; }
form.quiet { display: inline; }
`;

/** The style's hash as a source expression of the content security policy. */
export const PROVIDER_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const POLICY = `default-src 'none'; style-src '${PROVIDER_STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** How amounts are written in a text of a language. */
const AMOUNTS: Readonly<Record<WrittenLanguage, Language>> = { de: 'de-DE', en: 'en-DE' };

/** What is to be paid, for which order. */
export const amountLine = ({ amount: text }: ProviderTexts, { orderId, payment: { amount, language } }: RequestedPayment): string =>
  `<p>${escapeHtml(text.replace('{amount}', moneyText(amount, AMOUNTS[language])).replace('{order}', orderId))}</p>`;

/** A whole page of the provider. `body` is HTML. */
export const page = (content: { readonly status: number; readonly language: WrittenLanguage; readonly title: string; readonly texts: Pick<ProviderTexts, 'provider' | 'notice'>; readonly body: string }): ProviderReply => ({
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
<body>
<header>${escapeHtml(content.texts.provider)}</header>
<aside class="test">${escapeHtml(content.texts.notice)}</aside>
<main>
${content.body}
</main>
</body>
</html>
`,
});
