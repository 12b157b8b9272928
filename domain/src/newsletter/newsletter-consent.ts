import { LANGUAGE_RULES, type TextLanguage } from '../storefronts/language.ts';
import type { Storefront } from '../storefronts/storefront.ts';

/** The form on which somebody agreed to get the newsletter. */
export type ConsentForm = 'page' | 'checkout' | 'competition';

/** What somebody agreed to, word for word; the shop has to prove it (§ 7 UWG). */
export interface NewsletterConsent {
  readonly wording: string;
  readonly form: ConsentForm;
}

/** The words beside the button or the box of each form: forms show these and no others. */
export const CONSENT_WORDINGS: Readonly<Record<ConsentForm, Readonly<Record<TextLanguage, string>>>> = {
  page: {
    de: 'Ja, ich möchte den Newsletter mit Neuigkeiten und Angeboten per E-Mail bekommen. Ich kann ihn jederzeit abbestellen.',
    en: 'Yes, please e-mail me the newsletter with news and offers. I can unsubscribe at any time.',
  },
  checkout: {
    de: 'Newsletter mit Angeboten bestellen. Sie können ihn jederzeit abbestellen.',
    en: 'Subscribe to our newsletter with offers. You can unsubscribe at any time.',
  },
  competition: {
    de: 'Ich möchte auch den Newsletter mit Neuigkeiten und Angeboten per E-Mail bekommen. Ich kann ihn jederzeit abbestellen.',
    en: 'Please e-mail me the newsletter with news and offers as well. I can unsubscribe at any time.',
  },
};

export const newsletterConsent = (
  form: ConsentForm,
  { language }: Pick<Storefront, 'language'>,
): NewsletterConsent => ({
  form,
  wording: CONSENT_WORDINGS[form][LANGUAGE_RULES[language].textLanguage],
});
