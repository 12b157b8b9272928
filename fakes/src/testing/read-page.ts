/** What somebody reads on a page of a provider, piece by piece. Pictures are left out, and all spaces are ordinary ones. */
export const textsOn = (html: string): readonly string[] =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<svg.*?<\/svg>/gsu, '')
    .split(/<[^>]*>/u)
    .map((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '');

/** The attributes of the field with this name, apart from its name; `true` for those without a value. */
export const fieldOn = (html: string, name: string): Readonly<Record<string, string | true>> => {
  const [, written = ''] = new RegExp(`<input id="${name}" name="${name}"([^>]*)>`, 'u').exec(html) ?? [];
  return Object.fromEntries(
    [...written.matchAll(/ ([\w-]+)(?:="([^"]*)")?/gu)].map(([, attribute = '', value]) => [attribute, value ?? true]),
  );
};

/** Where each form of a page is sent, what its button says, and whether the page answers for what was typed, not the browser. */
export const formsOn = (html: string): readonly (readonly [action: string, button: string, answers: boolean])[] =>
  [...html.matchAll(/<form(?<attributes>[^>]*)>.*?<button[^>]*>(?<button>[^<]*)<\/button>/gsu)].map(
    ({ groups: { attributes = '', button = '' } = {} }) => [
      /method="post" action="([^"]*)"/u.exec(attributes)?.[1] ?? '',
      button,
      attributes.includes(' novalidate'),
    ],
  );

/** Whose page it is by its look, and its title. */
export const headOf = (html: string) => ({
  look: /<body class="(\w*)">/u.exec(html)?.[1],
  title: /<title>([^<]*)<\/title>/u.exec(html)?.[1],
});
