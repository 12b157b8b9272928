declare const cleaned: unique symbol;

/** HTML without anything that could run, reach out or pass for a part of the page. Only the gateway's cleaner makes it (`content/clean-html.ts`). */
export type CleanHtml = string & { readonly [cleaned]: true };
