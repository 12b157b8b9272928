import { storedValue } from '../session/stored-values.ts';

const isPath = (stored: unknown): stored is string => typeof stored === 'string';

const target = storedValue('tab', 'loginTarget', isPath);

/** Stores the page that required a login, until somebody signs in or the tab closes. */
export const saveLoginTarget = (path: string): void => void target.write(path);

export const removeLoginTarget = (): void => target.remove();

export const storedLoginTarget = (): string | undefined => target.read();
