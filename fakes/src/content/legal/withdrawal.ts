import { WITHDRAWAL_FORM } from '@shop/domain/shared/paths';
import type { LegalRegime, Storefront } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../../goods/goods.ts';
import { CONTACT } from '../page-paths.ts';
import { CUSTOMER_SERVICE, COMPANY } from '../company.ts';
import type { Section, StaticPage } from '../static-page.ts';

const addressee = ({ store }: Storefront): string => {
  const { phone, email } = CUSTOMER_SERVICE[store];
  return `${COMPANY.name}, ${COMPANY.street}, ${COMPANY.city}, ${COMPANY.country.de}, ${phone}, ${email}`;
};

const notice = (storefront: Storefront): readonly Section[] => [
  {
    heading: { de: 'Widerrufsrecht', en: 'Right of withdrawal' },
    html: {
      de: `<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p><p>Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.</p><p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${addressee(storefront)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p><p>Sie können Ihr Widerrufsrecht auch online ausüben: <a href="${WITHDRAWAL_FORM}">Vertrag widerrufen</a>. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt Ihrer Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.</p><p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>`,
      en: `<p>You have the right to withdraw from this contract within fourteen days without giving any reason.</p><p>The withdrawal period will expire after fourteen days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.</p><p>To exercise the right of withdrawal, you must inform us (${addressee(storefront)}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory.</p><p>You can also exercise your right of withdrawal online: <a href="${WITHDRAWAL_FORM}">Withdraw from contract</a>. If you use this online function, we will send you without undue delay an acknowledgement of receipt on a durable medium (e.g. by e-mail), with the content of your withdrawal and the date and time of its arrival.</p><p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.</p>`,
    },
  },
  {
    heading: { de: 'Folgen des Widerrufs', en: 'Effects of withdrawal' },
    html: {
      de: '<p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.</p><p>Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p><p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung der Waren. Waren, die mit der Spedition kamen, holen wir ab.</p><p>Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.</p>',
      en: '<p>If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.</p><p>We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.</p><p>You shall send back the goods or hand them over to us, without undue delay and in any event not later than fourteen days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of fourteen days has expired. We will bear the cost of returning the goods. Goods that came by forwarding agent are collected by us.</p><p>You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.</p>',
    },
  },
];

const exceptions: Section = {
  heading: { de: 'Wann es kein Widerrufsrecht gibt', en: 'Where there is no right of withdrawal' },
  html: {
    de: '<p>Das Widerrufsrecht besteht nicht oder erlischt bei</p><ul><li>Waren, die nach Ihren Angaben angefertigt wurden, zum Beispiel mit Namen bedruckten Etiketten,</li><li>versiegelten Waren, die aus Gründen der Hygiene nicht zurückgegeben werden können, wenn ihre Versiegelung nach der Lieferung entfernt wurde,</li><li>Ton- oder Videoaufnahmen und Computersoftware in versiegelter Packung, wenn die Versiegelung entfernt wurde.</li></ul>',
    en: '<p>There is no right of withdrawal, or it lapses, for</p><ul><li>goods made to your specifications, for example labels printed with a name,</li><li>sealed goods that cannot be returned for reasons of hygiene, once unsealed after delivery,</li><li>sealed audio or video recordings and computer software, once unsealed.</li></ul>',
  },
};

const MODEL_FORM_LINES: Readonly<Record<keyof Texts, readonly string[]>> = {
  de: [
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    'Bestellt am (*)/erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ],
  en: [
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
    'Ordered on (*)/received on (*)',
    'Name of consumer(s)',
    'Address of consumer(s)',
    'Signature of consumer(s) (only if this form is notified on paper)',
    'Date',
  ],
};

const listOf = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const modelForm = (storefront: Storefront): Section => ({
  heading: { de: 'Muster-Widerrufsformular', en: 'Model withdrawal form' },
  html: {
    de: `<p>Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.</p><p>An ${addressee(storefront)}</p>${listOf(MODEL_FORM_LINES.de)}<p>(*) Unzutreffendes streichen.</p>`,
    en: `<p>Complete and return this form only if you wish to withdraw from the contract.</p><p>To ${addressee(storefront)}</p>${listOf(MODEL_FORM_LINES.en)}<p>(*) Delete as appropriate.</p>`,
  },
});

const longerReturns: Section = {
  heading: { de: 'Freiwillig: 30 Tage', en: 'Voluntarily: 30 days' },
  html: {
    de: '<p>Über das gesetzliche Recht hinaus nehmen wir unbenutzte Ware 30 Tage lang zurück, gerechnet ab dem Tag, an dem Sie sie erhalten haben. Ihr gesetzliches Widerrufsrecht bleibt davon unberührt.</p>',
    en: '<p>Beyond your statutory right we take unused goods back for 30 days from the day on which you received them. Your statutory right of withdrawal is not affected.</p>',
  },
};

const swissReturns = (storefront: Storefront): readonly Section[] => [
  {
    html: {
      de: '<p>Das Schweizer Recht kennt für Käufe im Internet kein Widerrufsrecht. Wir geben Ihnen trotzdem eines.</p>',
      en: '<p>Swiss law knows no right of withdrawal for purchases on the internet. We grant you one all the same.</p>',
    },
  },
  {
    heading: { de: '30 Tage Rückgabe', en: '30 days to return' },
    html: {
      de: `<p>Sie können unbenutzte Ware innerhalb von 30 Tagen zurückgeben, gerechnet ab dem Tag, an dem Sie sie erhalten haben. Erklären Sie es <a href="${WITHDRAWAL_FORM}">online</a>, schreiben Sie uns (${addressee(storefront)}), oder wählen Sie einen Weg unter <a href="${CONTACT}">Kontakt</a>. Einen Grund brauchen Sie nicht zu nennen.</p><p>Die Rücksendung mit der Schweizerischen Post bezahlen wir. Ware, die mit der Spedition kam, holen wir ab.</p>`,
      en: `<p>You may return unused goods within 30 days of the day on which you received them. Declare it <a href="${WITHDRAWAL_FORM}">online</a>, write to us (${addressee(storefront)}), or choose a way under <a href="${CONTACT}">Contact</a>. You need not give a reason.</p><p>We pay for the return by Swiss Post. Goods that came by forwarding agent are collected by us.</p>`,
    },
  },
  {
    heading: { de: 'Ihr Geld', en: 'Your money' },
    html: {
      de: '<p>Innerhalb von 14 Tagen nach Eingang der Rücksendung erhalten Sie den Kaufpreis in Franken zurück, auf dem Weg, auf dem Sie bezahlt haben. Geben Sie alles zurück, erstatten wir auch die Versandkosten.</p>',
      en: '<p>Within 14 days of the arrival of your return we refund the price in francs, the way you paid it. If you return everything, we refund the delivery costs too.</p>',
    },
  },
  {
    heading: { de: 'Was wir nicht zurücknehmen', en: 'What we do not take back' },
    html: {
      de: '<ul><li>Waren, die nach Ihren Angaben angefertigt wurden</li><li>geöffnete Hygieneartikel</li><li>entsiegelte Software und Tonträger</li></ul>',
      en: '<ul><li>goods made to your specifications</li><li>opened hygiene articles</li><li>unsealed software and recordings</li></ul>',
    },
  },
];

const unionReturns = (storefront: Storefront): readonly Section[] => [
  ...notice(storefront),
  exceptions,
  modelForm(storefront),
  longerReturns,
];

/** Businesses do not read this page. */
const RETURNS: Readonly<Record<LegalRegime, (storefront: Storefront) => readonly Section[]>> = {
  union: unionReturns,
  swiss: swissReturns,
  business: () => [],
};

/** Model notice and form of annexes 1 and 2 to Art. 246a § 1 (2) EGBGB, § 355 BGB; annex I to the FAGG in Austria. Switzerland has no such right. */
export const withdrawal: StaticPage = {
  title: { de: 'Widerrufsbelehrung', en: 'Right of withdrawal' },
  titleInSwitzerland: { de: 'Rückgaberecht', en: 'Right to return' },
  description: {
    de: 'Wie Sie einen Vertrag widerrufen oder Ware zurückgeben, mit Fristen und Formular.',
    en: 'How to withdraw from a contract or return goods, with deadlines and a form.',
  },
  readers: 'consumers',
  sections: (storefront) => RETURNS[storefront.legalRegime](storefront),
};
