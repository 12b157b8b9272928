import { type Language, LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { COMPANY } from '../content/company.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { type WrittenLanguage, writtenLanguage } from '../shared/written-language.ts';

const SENDER: Readonly<Record<WrittenLanguage, readonly string[]>> = {
  de: [
    `${COMPANY.name}, ${COMPANY.street}, ${COMPANY.city}, ${COMPANY.country.de}`,
    `Geschäftsführung: ${COMPANY.directors}. Registergericht: ${COMPANY.court}, ${COMPANY.registerNumber}. USt-IdNr. ${COMPANY.vatId}`,
  ],
  en: [
    `${COMPANY.name}, ${COMPANY.street}, ${COMPANY.city}, ${COMPANY.country.en}`,
    `Managing directors: ${COMPANY.directors}. Register court: ${COMPANY.court}, ${COMPANY.registerNumber}. VAT ID ${COMPANY.vatId}`,
  ],
};

/** What a sender must say of itself in every letter (§ 35a GmbHG), in lines. */
export const senderLines = (language: Language): readonly string[] => SENDER[writtenLanguage(language)];

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";
/** The colour of links, with a contrast of 7 to 1 on white. */
const LINK = 'a{color:#1a4f86}';

/** A whole mail as an HTML document: readable without pictures, on a phone and by a screen reader. `body` is HTML. */
export const mailDocument = ({
  language,
  subject,
  body,
}: {
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
}): string => {
  const title = escapeHtml(subject);
  const footer = senderLines(language)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${LANGUAGE_RULES[language].formatLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${LINK}</style>
</head>
<body style="margin:0;padding:0;background:#f2f0ea;color:#22262b;${FONT}">
<div role="article" aria-label="${title}" style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;overflow-wrap:break-word">
<p style="margin:0 0 24px;font-size:22px;font-weight:bold">Pausenhof</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${title}</h1>
<main>
${body}
</main>
<footer style="margin-top:32px;padding-top:16px;border-top:1px solid #c9c4b8;font-size:13px;color:#555b63">
${footer}
</footer>
</div>
</body>
</html>
`;
};
