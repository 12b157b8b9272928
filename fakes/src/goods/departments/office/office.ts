import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { DESK } from './desk.ts';
import { HYGIENE } from './hygiene.ts';
import { MACHINES } from './machines.ts';
import { SHIPPING } from './shipping.ts';

export const OFFICE: Department = {
  id: '16',
  name: both('Bürobedarf', 'Office supplies'),
  description: both(
    'Alles für Sekretariat, Lehrerzimmer und Verwaltung.',
    'Everything for school office, staff room and administration.',
  ),
  scene: 'office-mix',
  aisles: [DESK, SHIPPING, MACHINES, HYGIENE],
};
