import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@shop/domain/pages/page-contract';

/** The built client: how it renders pages, which documents it sends, and where its files are. */
export interface ClientBuild {
  readonly renderPage: RenderPage;
  /** Hash → document. */
  readonly documents: Readonly<Record<string, string>>;
  /** Directory of the files that browsers load; absent if nothing was built (tests). */
  readonly filesDirectory?: string;
  /** Identifies this build, so that open tabs notice a newer one. */
  readonly buildId: string;
  /** The client changes while the gateway runs (development), so its pages are not cached. */
  readonly isChanging?: boolean;
}

/** The client was not built, or not completely. */
export class ClientNotBuilt extends Error {
  override readonly name = 'ClientNotBuilt';
}

const isRenderer = (module: unknown): module is { readonly renderPage: RenderPage } =>
  typeof module === 'object' && module !== null && 'renderPage' in module && typeof module.renderPage === 'function';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** All built files have hashes in their names, so the list of names identifies the build. */
const buildIdOf = async (manifest: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(manifest))
    .digest('hex')
    .slice(0, 16);

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Loads the client from the directory of its build. */
export const loadClientBuild = async (directory: string): Promise<ClientBuild> => {
  const server = join(directory, 'server', 'entry-server.js');
  const documents = join(directory, 'persisted-documents.json');
  const manifest = join(directory, 'client', '.vite', 'manifest.json');
  const missing = [server, documents, manifest].find((file) => !existsSync(file));
  if (missing !== undefined) throw new ClientNotBuilt(`${missing} is missing: build the client first (npm start does)`);
  const module: unknown = await import(pathToFileURL(server).href);
  const texts = await readJson(documents);
  if (!isRenderer(module) || !isTexts(texts))
    throw new ClientNotBuilt(`${directory} does not hold a client of this version`);
  return {
    renderPage: module.renderPage,
    documents: texts,
    filesDirectory: join(directory, 'client'),
    buildId: await buildIdOf(manifest),
  };
};
