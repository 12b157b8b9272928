import { pathToFileURL } from 'node:url';

import { domToReact, htmlToDOM } from 'html-react-parser';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { inRoot } from '../steps/root.mjs';
import { median, shown } from './figures.mjs';
import { documentText } from './documents.mjs';
import { visitor } from './visitor.mjs';

const ROUNDS = 7;
const RENDERINGS = 250;

/** Rendering never waits, so processor time measures it regardless of the machine's load. @param {() => unknown} render */
const timeOf = async (render) => {
  const began = process.cpuUsage();
  for (let count = 0; count < RENDERINGS; count += 1) await render();
  const { user, system } = process.cpuUsage(began);
  return user + system;
};

/**
 * The ratio of our rate to each reference's rate, as the median of all rounds.
 * @param {() => unknown} render
 * @param {readonly (() => unknown)[]} references
 */
const sharesOf = async (render, references) => {
  for (const warmedUp of [render, ...references]) await timeOf(warmedUp);
  /** @type {number[][]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await timeOf(render);
    const times = [];
    for (const reference of references) times.push(await timeOf(reference));
    rounds.push(times.map((time) => time / own));
  }
  return references.map((_, at) => median(rounds.map((ratios) => ratios[at] ?? Number.NaN)));
};

/** The markup between `<body>` and `</body>` without scripts: the tree that both sides render. @param {string} html */
const bodyOf = (html) =>
  (/<body[^>]*>(.*)<\/body>/su.exec(html)?.[1] ?? '').replaceAll(/<script\b[^>]*>.*?<\/script>/gsu, '');

/**
 * Measures a whole page, rendered in process from responses in memory, against bare `renderToString` of the same tree. The
 * bare tree is loaded before: it needs no route matching, queries, head or hydration state. Also prints the ratio to
 * the same elements without components.
 * @param {{ readonly origin: string, readonly sample: import('./catalogue-sample.mjs').Sample }} setup
 */
export const measureRendered = async ({ origin, sample }) => {
  const { prepareDrawing, renderPage } = await import(
    pathToFileURL(inRoot('client', 'dist', 'server', 'entry-server.js')).href
  );
  const { storefrontFor } = await import('@shop/domain/storefronts/storefront-host');
  const browser = visitor(origin);
  /** @type {Map<string, Promise<unknown>>} */
  const responses = new Map();
  /**
   * @param {string} id
   * @param {unknown} variables
   */
  const execute = (id, variables) => {
    const key = `${id} ${JSON.stringify(variables)}`;
    const response =
      responses.get(key) ??
      browser.request('/graphql', { id, variables, operationName: operationOf(id) }).then((text) => JSON.parse(text));
    responses.set(key, response);
    return response;
  };
  /** @param {string} url */
  const ratio = async (url) => {
    const page = {
      url,
      baseUrl: origin,
      storefront: storefrontFor('localhost'),
      loginState: 'logged-out',
      execute,
      consentSetting: '',
      debug: false,
    };
    const render = () => renderPage(page);
    const { html } = await render();
    const draw = await prepareDrawing(page);
    const tree = createElement(
      'body',
      null,
      domToReact(/** @type {import('html-react-parser').DOMNode[]} */ (htmlToDOM(bodyOf(html)))),
    );
    const [ofTree = Number.NaN, ofElements = Number.NaN] = await sharesOf(render, [draw, () => renderToString(tree)]);
    console.log(`  ${url}: ${shown(ofElements)} of the same elements without components`);
    return ofTree;
  };
  return { renderedCategory: await ratio(sample.path), renderedProduct: await ratio(sample.product.path) };
};

/** @param {string} id */
const operationOf = (id) => /(?:query|mutation) (\w+)/u.exec(documentText(id))?.[1] ?? '';
