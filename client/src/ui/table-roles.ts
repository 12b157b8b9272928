/** The roles of a table, said outright: Safari takes them from elements that are laid out as cards. */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const CELL = { role: 'cell' } as const;
export const ROW_HEADER = { role: 'rowheader' } as const;
export const COLUMN_HEADER = { role: 'columnheader' } as const;
