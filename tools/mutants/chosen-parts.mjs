import { StepFailed } from '../steps/step-failed.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * What is mutated of a part.
 * @typedef {object} ChosenPart
 * @property {Part} part
 * @property {string} path the part's own, or that of what was asked for within it
 */

/**
 * @param {string} path
 * @param {string} folder
 */
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/**
 * The parts that paths name: all without any, those within a folder, or the one that a narrower path lies in.
 * @param {readonly Part[]} parts
 * @param {readonly string[]} paths
 * @returns {ChosenPart[]}
 */
export const chosenParts = (parts, paths) => {
  if (paths.length === 0) return parts.map((part) => ({ part, path: part.name }));
  return paths.flatMap((asked) => {
    const path = asked.replace(/^\.\/|\/+$/g, '');
    const within = parts.filter(({ name }) => isWithin(name, path)).map((part) => ({ part, path: part.name }));
    if (within.length > 0) return within;
    const around = parts.find(({ name }) => isWithin(path, name));
    if (around === undefined) throw new StepFailed(`No part has to do with ${path}. The parts: ${parts.map(({ name }) => name).join(', ')}.`);
    return [{ part: around, path }];
  });
};
