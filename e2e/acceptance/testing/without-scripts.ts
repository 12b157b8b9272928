import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { type BoundFunctions, type queries, within } from '@testing-library/react';
import { Window } from 'happy-dom';
import { pageText } from './page-text.ts';
import {
  allNamed,
  bodyOf,
  contentOf,
  fieldIn,
  firstNamed,
  formOf,
  type Name,
  nameOf,
  type Typed,
  valuesOf,
  wordsOf,
} from './plain-form.ts';

/** A page shows the key of a message in place of its text. */
class MessageKeyShown extends Error {
  override readonly name = 'MessageKeyShown';
}

/** The server gave up a part of a page: scripts would render it again, and React reports an error. */
class PartNotRendered extends Error {
  override readonly name = 'PartNotRendered';
}

interface PlainForm {
  /** What is in the field with this label. */
  valueOf(label: string): string;
  /** Presses the first button with this name, once the fields of its form are filled in. */
  press(button: Name, typed?: Typed): Promise<PlainPage>;
}

/** A page in a browser without scripts: of the shop, or of a payment provider. */
export interface PlainPage extends PlainForm {
  readonly status: number;
  /** Path and query; the whole URL outside the shop. */
  readonly url: string;
  readonly language: string | undefined;
  /** What the page says, without its markup. */
  readonly text: string;
  /** Its headings of the first two levels. */
  headings(): readonly string[];
  /** Each begins with its kind. */
  readonly toasts: readonly string[];
  /** What the summary of errors above a form says. */
  errors(): readonly string[];
  /** What the entries of the list with this name say, or of all such lists. */
  items(list: string): readonly string[];
  /** Where the links with this name lead. */
  links(name: Name): readonly string[];
  /** Names of the radio buttons that may be chosen. */
  choices(): readonly string[];
  /** The form with this name. */
  form(name: string): PlainForm;
  /** Queries by role and label, in the part that differs from page to page. Those by role need `hidden`, or they look for styles. */
  main(): BoundFunctions<typeof queries>;
  /** Opens another URL in the same browser. */
  open(url: string): Promise<PlainPage>;
  follow(link: Name): Promise<PlainPage>;
  /** Types into the field with this label, and presses Enter in it. */
  enter(label: string, text: string): Promise<PlainPage>;
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

const MAX_REDIRECTS = 5;
/** How React marks a `Suspense` boundary that the server left to the browser. */
const NOT_RENDERED = '<!--$!-->';
const MESSAGE_KEY = /\b(?:shop|vue)\.\w+\.\w/u;
const LANGUAGE = /<html[^>]* lang="(?<language>[^"]+)"/u;

const TOASTS = /<ol aria-live="polite"[^>]*>(?<items>[^]*?)<\/ol>/u;
const toastsIn = (html: string): readonly string[] =>
  [...(TOASTS.exec(html)?.groups?.['items'] ?? '').matchAll(/<p>(?<words>[^]*?)<\/p>/gu)].map(({ groups }) =>
    pageText((groups?.['words'] ?? '').replaceAll(/<[^>]+>/gu, '')),
  );

const { DOMParser } = new Window();
const parsed = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(/<script[^]*?<\/script>/gu, ''), 'text/html') as unknown as Document;

/** Follows links and redirects and submits forms, as a browser does that runs no scripts. The payment providers’ pages lie in the shop, or on another server. */
export const withoutScripts = (browser: TestBrowser, host = 'localhost:8080') => {
  const shop = `http://${host}`;
  const isOfShop = ({ origin }: URL): boolean => origin === shop;
  const send = async (referer: string, url: URL, body?: URLSearchParams | FormData): Promise<Answer> => {
    if (!isOfShop(url)) {
      const reply = await fetch(url, { redirect: 'manual', ...(body === undefined ? {} : { method: 'POST', body }) });
      return { status: reply.status, location: reply.headers.get('location') ?? undefined, body: await reply.text() };
    }
    const path = `${url.pathname}${url.search}`;
    const extras = { headers: { referer } };
    const reply = await (body === undefined
      ? browser.get(path, extras)
      : body instanceof FormData
        ? browser.postFiles(path, body, extras)
        : browser.postForm(path, body, extras));
    return { status: reply.statusCode, location: reply.headers.location, body: reply.body };
  };

  const arrive = async (
    from: string,
    target: string,
    body?: URLSearchParams | FormData,
    redirects = 0,
  ): Promise<PlainPage> => {
    const url = new URL(target, from);
    const answer = await send(from, url, body);
    if (answer.location !== undefined && redirects < MAX_REDIRECTS)
      return arrive(url.href, answer.location, undefined, redirects + 1);
    return pageAt(url, answer);
  };

  const pageAt = (url: URL, { status, body }: Answer): PlainPage => {
    const text = pageText(body);
    if (body.includes(NOT_RENDERED)) throw new PartNotRendered(url.href);
    if (MESSAGE_KEY.test(text)) throw new MessageKeyShown(`${url.href}: ${text}`);
    let read: Document | undefined;
    // Reading a long page takes longer than rendering it.
    const page = (): Document => (read ??= parsed(body));
    const mainPart = (): HTMLElement => page().querySelector('main') ?? page().body;
    const submit = (form: Element, typed: Typed, pressed?: Element): Promise<PlainPage> => {
      const sent = bodyOf(form, valuesOf(form, typed, pressed));
      const action = pressed?.getAttribute('formaction') ?? form.getAttribute('action') ?? url.pathname;
      return form.getAttribute('method')?.toLowerCase() === 'post'
        ? arrive(url.href, action, sent)
        : arrive(url.href, `${action}?${String(sent)}`);
    };
    const formIn = (part: () => ParentNode): PlainForm => ({
      valueOf: (label) => contentOf(fieldIn(part(), label)),
      press: (name, typed = {}) => {
        const button = firstNamed(part(), 'button', name);
        return submit(formOf(button), typed, button);
      },
    });

    return {
      status,
      url: isOfShop(url) ? `${url.pathname}${url.search}` : url.href,
      language: LANGUAGE.exec(body)?.groups?.['language'],
      text,
      headings: () => [...page().querySelectorAll('h1, h2')].map(wordsOf),
      toasts: toastsIn(body),
      errors: () => [...mainPart().querySelectorAll('[role="alert"] a')].map(nameOf),
      items: (list) => allNamed(mainPart(), 'ul, ol', list).flatMap(({ children }) => [...children].map(wordsOf)),
      links: (name) => allNamed(page(), 'a[href]', name).map((link) => link.getAttribute('href') ?? ''),
      choices: () =>
        [...page().querySelectorAll('input[type="radio"]:not([disabled])')].map(({ id }) =>
          nameOf(page().querySelector(`label[for="${id}"]`) ?? page().body),
        ),
      ...formIn(page),
      form: (name) => {
        const form = firstNamed(page(), 'form', name);
        return formIn(() => form);
      },
      main: () => within(mainPart()),
      open: (target) => arrive(url.href, target),
      follow: (link) => arrive(url.href, firstNamed(page(), 'a[href]', link).getAttribute('href') ?? ''),
      enter: (label, typed) => submit(formOf(fieldIn(page(), label)), { [label]: typed }),
    };
  };

  return {
    open: (path: string): Promise<PlainPage> => arrive(shop, path),
    /** Posts fields that a script would post. */
    post: (url: string, fields: Readonly<Record<string, string>>): Promise<PlainPage> =>
      arrive(shop, url, new URLSearchParams(fields)),
  };
};
