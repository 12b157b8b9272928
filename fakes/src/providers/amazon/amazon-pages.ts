import type { SourceOutcome } from '../../parameters/magic-values.ts';
import type { CountryCode } from '@shop/domain/shared/country';
import { MAGIC_SOURCES } from '../../parameters/magic-values.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import type { WrittenLanguage } from '../../shared/written-language.ts';
import { page } from '../page-layout.ts';
import { buttonForm, errorSummary, field, hiddenToken, sourceChoice } from '../page-parts.ts';
import type { ProviderReply } from '../provider.ts';
import { AMAZON_ADDRESS, AMAZON_CANCEL, AMAZON_LOGIN, AMAZON_PAY_NOW, AMAZON_SOURCE, SESSION } from './amazon-paths.ts';
import { AMAZON_TEXTS } from './amazon-texts.ts';
import { PROVIDED_ADDRESS_NAMES, providedAddress } from './provided-addresses.ts';

/** The shop captures the payment on the return, so that nobody pays without one. */
const CAPTURED: readonly SourceOutcome[] = ['paid', 'declined', 'failed', 'paid-late'];

/** What every page needs: how the session or the payment is named, and what stands below the headline, as HTML. */
export interface AmazonPage {
  readonly token: string;
  readonly language: WrittenLanguage;
  readonly intro: string;
}

type Texts = (typeof AMAZON_TEXTS)[WrittenLanguage];
type FaultName = keyof Texts['faults'];
export type AmazonFaults = Readonly<Partial<Record<FaultName, FaultName>>>;

const wordsOf = (texts: Texts, faults: AmazonFaults): Readonly<Partial<Record<FaultName, string>>> =>
  Object.fromEntries(Object.values(faults).map((fault) => [fault, texts.faults[fault]]));

const whole = (about: AmazonPage, title: string, faults: AmazonFaults, form: string): ProviderReply => {
  const texts = AMAZON_TEXTS[about.language];
  const isFaulty = Object.keys(faults).length > 0;
  return page({
    look: 'amazon',
    status: isFaulty ? 422 : 200,
    language: about.language,
    title: isFaulty ? texts.errorPrefix.replace('{title}', title) : title,
    texts,
    body: `<h1>${escapeHtml(title)}</h1>
${about.intro}
${errorSummary(texts.problem, wordsOf(texts, faults))}
${form}
${buttonForm(SESSION, about, { action: AMAZON_CANCEL, label: texts.cancel })}`,
  });
};

export const loginFaults = ({ email = '', password = '' }: Readonly<Record<string, string>>): AmazonFaults => ({
  ...(/^\S+@\S+$/u.test(email.trim()) ? {} : { email: 'email' }),
  ...(password === '' ? { password: 'password' } : {}),
});

/** Who pays. The password is never repeated. */
export const loginPage = (about: AmazonPage, typedEmail = '', faults: AmazonFaults = {}): ProviderReply => {
  const texts = AMAZON_TEXTS[about.language];
  const words = wordsOf(texts, faults);
  return whole(
    about,
    texts.loginTitle,
    faults,
    `<form method="post" action="${AMAZON_LOGIN}" novalidate>
${hiddenToken(SESSION, about)}
${field({ name: 'email', label: texts.email, attributes: 'type="email" autocomplete="username" required', value: typedEmail, fault: words.email })}
${field({ name: 'password', label: texts.password, attributes: 'type="password" autocomplete="off" required', hint: texts.passwordHint, fault: words.password })}
<button class="main" type="submit">${escapeHtml(texts.login)}</button>
</form>`,
  );
};

const addressChoices = (homeCountry: CountryCode): string =>
  PROVIDED_ADDRESS_NAMES.map((name, at) => {
    const { company, firstname, lastname, streetAndNumber, addition, postcode, city, country } = providedAddress(
      name,
      homeCountry,
    );
    const lines = [addition, streetAndNumber, `${country} ${postcode} ${city}`]
      .filter((line) => line !== undefined)
      .map(escapeHtml);
    const id = at === 0 ? ' id="address"' : '';
    return `<label class="source"><input type="radio"${id} name="address" value="${name}"${at === 0 ? ' checked' : ''}><span><b>${escapeHtml([company, `${firstname} ${lastname}`].filter((line) => line !== undefined).join(', '))}</b><small>${lines.join('<br>')}</small></span></label>`;
  }).join('\n');

/** Where the goods go. */
export const addressPage = (about: AmazonPage, homeCountry: CountryCode, faults: AmazonFaults = {}): ProviderReply => {
  const texts = AMAZON_TEXTS[about.language];
  return whole(
    about,
    texts.addressTitle,
    faults,
    `<form method="post" action="${AMAZON_ADDRESS}">
${hiddenToken(SESSION, about)}
<fieldset><legend>${escapeHtml(texts.address)}</legend>
${addressChoices(homeCountry)}
</fieldset>
<button class="main" type="submit">${escapeHtml(texts.addressNext)}</button>
</form>`,
  );
};

const sourceForm = (
  about: AmazonPage,
  action: string,
  button: string,
): string => `<form method="post" action="${action}">
${hiddenToken(SESSION, about)}
${sourceChoice(about.language, AMAZON_TEXTS[about.language].source, CAPTURED)}
<button class="main" type="submit">${escapeHtml(button)}</button>
</form>`;

/** What pays, before the order. */
export const sourcePage = (about: AmazonPage, faults: AmazonFaults = {}): ProviderReply => {
  const texts = AMAZON_TEXTS[about.language];
  return whole(about, texts.sourceTitle, faults, sourceForm(about, AMAZON_SOURCE, texts.backToShop));
};

/** The approval of an order's payment, from the account that was chosen before, or from one to choose now. */
export const approvalPage = (
  about: AmazonPage,
  chosenSource: string | undefined,
  faults: AmazonFaults = {},
): ProviderReply => {
  const texts = AMAZON_TEXTS[about.language];
  const name = chosenSource === undefined ? undefined : MAGIC_SOURCES[chosenSource]?.name[about.language];
  const known = `<p>${escapeHtml(texts.paidFrom.replace('{source}', name ?? ''))}</p>
<form method="post" action="${AMAZON_PAY_NOW}">
${hiddenToken(SESSION, about)}
<button class="main" type="submit">${escapeHtml(texts.pay)}</button>
</form>`;
  return whole(
    about,
    texts.approveTitle,
    faults,
    name === undefined ? sourceForm(about, AMAZON_PAY_NOW, texts.pay) : known,
  );
};
