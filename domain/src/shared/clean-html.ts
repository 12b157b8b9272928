declare const cleaned: unique symbol;

/** HTML that cannot run code, load anything or imitate parts of the page. Only the gateway's cleaner creates it (`shared/clean-html.ts`). */
export type CleanHtml = string & { readonly [cleaned]: true };
