import type { Texts } from './goods.ts';

/** Warnings in the wording of Directive 2009/48/EC, annex V, and what Art. 19 GPSR requires on the page. */
export const SAFETY_NOTICES = {
  'under-3': {
    de: 'Achtung. Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch verschluckbare Kleinteile.',
    en: 'Warning. Not suitable for children under 36 months. Choking hazard because of small parts.',
  },
  'small-balls': {
    de: 'Achtung. Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch kleine Kugeln.',
    en: 'Warning. Not suitable for children under 36 months. Choking hazard because of small balls.',
  },
  'long-cord': {
    de: 'Achtung. Nicht für Kinder unter 36 Monaten geeignet. Strangulationsgefahr durch lange Schnur.',
    en: 'Warning. Not suitable for children under 36 months. Strangulation hazard because of a long cord.',
  },
  supervision: {
    de: 'Achtung. Benutzung unter unmittelbarer Aufsicht von Erwachsenen.',
    en: 'Warning. To be used under the direct supervision of an adult.',
  },
  chemistry: {
    de: 'Achtung. Nicht geeignet für Kinder unter 8 Jahren. Benutzung unter Aufsicht von Erwachsenen. Enthält Chemikalien; Anleitung vor Gebrauch lesen, befolgen und nachschlagebereit halten.',
    en: 'Warning. Not suitable for children under 8 years. For use under adult supervision. Contains chemicals; read the instructions before use, follow them and keep them for reference.',
  },
  protection: {
    de: 'Achtung. Mit Schutzausrüstung zu benutzen. Nicht im Straßenverkehr zu verwenden.',
    en: 'Warning. Protective equipment should be worn. Not to be used in traffic.',
  },
  water: {
    de: 'Achtung. Nur im flachen Wasser unter Aufsicht von Erwachsenen verwenden.',
    en: 'Warning. Only to be used in water in which the child is within its depth and under adult supervision.',
  },
  balloons: {
    de: 'Achtung. Kinder unter acht Jahren können an nicht aufgeblasenen oder geplatzten Ballons ersticken. Die Aufsicht von Erwachsenen ist erforderlich. Nicht aufgeblasene Ballons von Kindern fernhalten. Geplatzte Ballons sofort entfernen.',
    en: 'Warning. Children under eight years can choke or suffocate on uninflated or broken balloons. Adult supervision required. Keep uninflated balloons from children. Discard broken balloons at once.',
  },
  magnets: {
    de: 'Achtung. Nicht für Kinder unter 36 Monaten geeignet. Enthält Magnete. Verschluckte Magnete können schwere innere Verletzungen verursachen. Bei Verschlucken sofort einen Arzt aufsuchen.',
    en: 'Warning. Not suitable for children under 36 months. Contains magnets. Swallowed magnets can cause serious internal injuries. Seek medical help at once if swallowed.',
  },
  sharp: {
    de: 'Achtung. Nicht für Kinder unter 36 Monaten geeignet. Funktionsbedingte scharfe Kanten und Spitzen.',
    en: 'Warning. Not suitable for children under 36 months. Functional sharp edges and points.',
  },
  heat: {
    de: 'Achtung. Wird im Gebrauch heiß. Benutzung nur unter Aufsicht von Erwachsenen, vor dem Aufräumen abkühlen lassen.',
    en: 'Warning. Becomes hot in use. Use under adult supervision only and let it cool before tidying up.',
  },
  fire: {
    de: 'Brennende Kerzen und Wunderkerzen nie unbeaufsichtigt lassen. Abstand zu brennbaren Gegenständen halten. Von Kindern fernhalten.',
    en: 'Never leave burning candles or sparklers unattended. Keep away from things that catch fire. Keep out of reach of children.',
  },
  sun: {
    de: 'Achtung. Niemals direkt in die Sonne sehen. Schwere Augenschäden drohen.',
    en: 'Warning. Never look directly at the sun. Risk of serious damage to the eyes.',
  },
  batteries: {
    de: 'Batterien nur von Erwachsenen einlegen lassen. Alte und neue Batterien nicht mischen. Altbatterien gehören nicht in den Hausmüll.',
    en: 'Batteries must be fitted by an adult. Do not mix old and new batteries. Do not put used batteries into household waste.',
  },
  latex: {
    de: 'Enthält Naturkautschuklatex, der Allergien auslösen kann.',
    en: 'Contains natural rubber latex, which may cause allergies.',
  },
  eyes: {
    de: 'Achtung. Nicht auf Augen oder Gesicht zielen.',
    en: 'Warning. Do not aim at eyes or face.',
  },
  flammable: {
    de: 'Flüssigkeit und Dampf entzündbar. Von Hitze und offenen Flammen fernhalten. Darf nicht in die Hände von Kindern gelangen.',
    en: 'Flammable liquid and vapour. Keep away from heat and open flames. Keep out of reach of children.',
  },
  assembly: {
    de: 'Nach der beiliegenden Anleitung von Erwachsenen aufbauen. Mit dem beiliegenden Material gegen Kippen an der Wand sichern.',
    en: 'To be assembled by adults following the enclosed instructions. Secure to the wall against tipping with the enclosed fixings.',
  },
} as const satisfies Record<string, Texts>;

export type SafetyKey = keyof typeof SAFETY_NOTICES;
