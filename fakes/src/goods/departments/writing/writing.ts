import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { DRAWING_INSTRUMENTS } from './drawing-instruments.ts';
import { MARKERS } from './markers.ts';
import { PENCIL_CASES } from './pencil-cases.ts';
import { PENCILS } from './pencils.ts';
import { PENS } from './pens.ts';

export const WRITING: Department = {
  id: '10',
  name: both('Schreiben & Zeichnen', 'Writing & drawing'),
  description: both(
    'Stifte für jedes Alter: vom dicken Dreikant-Bleistift für die erste Klasse bis zum Füller für die Oberstufe.',
    'Pens and pencils for every age: from the chunky triangular pencil for year one to the fountain pen for sixth form.',
  ),
  scene: 'writing-mix',
  aisles: [PENCILS, PENS, MARKERS, DRAWING_INSTRUMENTS, PENCIL_CASES],
};
