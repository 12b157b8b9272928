import path from 'node:path';

import { PRIVATE_WORDS, USUAL_TERMS } from './private-words.js';

/** Words that the list contains in the plural: only the plural is private. */
const PLURALS = new Set(Object.keys(PRIVATE_WORDS).filter((word) => word.endsWith('s')));

/** @param {string} word */
const singular = (word) => (PLURALS.has(word) ? word : word.replace(/s$/u, ''));

/** `keptAnswers`, `kept-answers` and `KEPT_ANSWERS` all give ` kept answer `. @param {string} name */
const wordsOf = (name) =>
  ` ${name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, ' ')
    .split(/[^a-zA-Z0-9]+/u)
    .map((word) => singular(word.toLowerCase()))
    .join(' ')} `;

const words = Object.entries(PRIVATE_WORDS).map(([word, usual]) => ({ word, usual, found: wordsOf(word) }));
const terms = USUAL_TERMS.map(wordsOf);

/**
 * @param {string} name
 * @param {readonly string[]} allowed
 */
const privateWordIn = (name, allowed) => {
  const text = terms.reduce((rest, term) => rest.replaceAll(term, ' '), wordsOf(name));
  return words.find(({ word, found }) => !allowed.includes(word) && text.includes(found));
};

/** Properties that our code declares in types, classes and object literals. */
const DECLARED_PROPERTIES = [
  'TSPropertySignature[computed=false] > Identifier.key',
  'TSMethodSignature[computed=false] > Identifier.key',
  'PropertyDefinition[computed=false] > Identifier.key',
  'MethodDefinition[computed=false] > Identifier.key',
  'ObjectExpression > Property[computed=false][shorthand=false] > Identifier.key',
].join(', ');

/** A node of the syntax tree, whose types are no dependency of ours. @typedef {any} EstreeNode */

/** Reports private words in a file's declarations and in its path. @type {import('eslint').Rule.RuleModule} */
export const noPrivateWords = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: {
      private: '“{{word}}” in “{{name}}” is a private word. The field says: {{usual}} (tools/lint/private-words.js).',
    },
  },
  create: (context) => {
    const [allowed = []] = /** @type {readonly (readonly string[])[]} */ (context.options);
    /**
     * @param {EstreeNode} node
     * @param {string} name
     */
    const judge = (node, name) => {
      const found = privateWordIn(name, allowed);
      if (found !== undefined) context.report({ node, messageId: 'private', data: { ...found, name } });
    };
    return {
      [DECLARED_PROPERTIES]: (/** @type {EstreeNode} */ node) => judge(node, node.name),
      Program: (/** @type {EstreeNode} */ node) => judge(node, path.relative(context.cwd, context.filename)),
      'Program:exit': () => {
        for (const { variables } of context.sourceCode.scopeManager?.scopes ?? []) {
          for (const { name, defs } of variables) {
            const [declared] = defs;
            if (declared !== undefined && declared.type !== 'ImportBinding') judge(declared.name, name);
          }
        }
      },
    };
  },
};
