import { type RefObject, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../../platform/hydration/use-isomorphic-layout-effect.ts';

const GROUP_SIZE = 25;

/** The place of a row: its group, and its number for screen readers, which cannot count rows that are skipped. */
export const placeOfRow = (index: number) => ({
  slot: String(Math.floor(index / GROUP_SIZE)),
  'aria-rowindex': index + 2,
});

const groupRows = (body: HTMLElement, rows: number): void => {
  if (rows <= GROUP_SIZE && body.shadowRoot === null) return;
  const root = body.shadowRoot ?? body.attachShadow({ mode: 'open' });
  const count = Math.ceil(rows / GROUP_SIZE);
  while (root.childElementCount > count) root.lastElementChild?.remove();
  while (root.childElementCount < count) {
    const group = document.createElement('slot');
    group.name = String(root.childElementCount);
    group.setAttribute('part', 'group');
    root.append(group);
  }
  root.querySelectorAll('slot').forEach((group, index) => {
    group.style.setProperty('--rows', String(Math.min(rows - index * GROUP_SIZE, GROUP_SIZE)));
  });
};

/**
 * Lays out the rows of a long table in groups, so that the browser does not look at each of them whenever one changes. Only a
 * shadow tree has the groups: a row that gets into another one stays the same child of the table’s body.
 */
export const useRowGroups = (rows: number): RefObject<HTMLDivElement | null> => {
  const body = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (body.current !== null) groupRows(body.current, rows);
  }, [rows]);
  return body;
};
