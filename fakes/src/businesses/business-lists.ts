import type { CodedName } from '@shop/domain/businesses/business';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import type { Texts } from '../goods/goods.ts';

interface Entry {
  readonly code: string;
  readonly name: Texts;
}

const JOB_TITLES: readonly Entry[] = [
  { code: 'HEAD', name: { de: 'Leitung', en: 'Head, management' } },
  { code: 'OFFICE', name: { de: 'Sekretariat, Verwaltung', en: 'Office, administration' } },
  { code: 'PURCHASING', name: { de: 'Einkauf', en: 'Purchasing' } },
  { code: 'TEACHER', name: { de: 'Lehrkraft', en: 'Teacher' } },
  { code: 'EDUCATOR', name: { de: 'Erzieherin oder Erzieher', en: 'Nursery teacher, educator' } },
  { code: 'SOCIAL', name: { de: 'Sozialpädagogik, Therapie', en: 'Social work, therapy' } },
  { code: 'IT', name: { de: 'IT, Technik', en: 'IT, facilities' } },
  { code: 'VOLUNTEER', name: { de: 'Ehrenamt, Förderverein', en: 'Volunteer, friends’ association' } },
  { code: 'OTHER', name: { de: 'Andere Aufgabe', en: 'Another job' } },
];

/** The codes are divisions of NACE Rev. 2, the European classification of economic activities. */
const INDUSTRIES: readonly Entry[] = [
  { code: '85', name: { de: 'Schulen und Hochschulen', en: 'Schools and universities' } },
  { code: '88', name: { de: 'Kitas und soziale Betreuung', en: 'Nurseries and social work' } },
  { code: '84', name: { de: 'Behörden und Kommunen', en: 'Public administration' } },
  { code: '87', name: { de: 'Heime und Wohngruppen', en: 'Residential care' } },
  { code: '86', name: { de: 'Gesundheitswesen', en: 'Health care' } },
  { code: '91', name: { de: 'Bibliotheken und Museen', en: 'Libraries and museums' } },
  { code: '93', name: { de: 'Sport und Freizeit', en: 'Sports and recreation' } },
  { code: '94', name: { de: 'Vereine, Verbände und Kirchen', en: 'Associations and churches' } },
  { code: '47', name: { de: 'Handel', en: 'Retail' } },
  { code: '82', name: { de: 'Büros und Dienstleistungen', en: 'Offices and services' } },
  { code: '32', name: { de: 'Handwerk und Industrie', en: 'Crafts and industry' } },
  { code: '96', name: { de: 'Andere Branche', en: 'Another industry' } },
];

const namedFor = (storefront: Storefront, entries: readonly Entry[]): readonly CodedName[] =>
  entries.map(({ code, name }) => ({ code, name: localise(storefront, name) }));
const has = (entries: readonly Entry[], code: string): boolean => entries.some((entry) => entry.code === code);

export const jobTitlesFor = (storefront: Storefront): readonly CodedName[] => namedFor(storefront, JOB_TITLES);
export const industriesFor = (storefront: Storefront): readonly CodedName[] => namedFor(storefront, INDUSTRIES);
export const isJobTitle = (code: string): boolean => has(JOB_TITLES, code);
export const isIndustry = (code: string): boolean => has(INDUSTRIES, code);

/** Their staff teaches, or cares for children. */
const EDUCATION: ReadonlySet<string> = new Set(['85', '88']);
export const categoryOf = (industry: string): 'school' | 'company' => (EDUCATION.has(industry) ? 'school' : 'company');
