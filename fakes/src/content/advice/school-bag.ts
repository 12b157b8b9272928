import { categoryPath } from '@shop/domain/shared/paths';
import { localise } from '../../goods/catalogue-context.ts';
import { ADVICE } from '../page-paths.ts';
import { featuredProducts } from '../home/featured-products.ts';
import { FEATURED_CATEGORIES } from '../featured-categories.ts';
import { recommendations, row } from '../teasers.ts';
import type { Section, StaticPage } from '../static-page.ts';
import { ADVICE_TITLE } from './advice.ts';

const weight: Section = {
  heading: { de: 'Gewicht', en: 'Weight' },
  html: {
    de: '<p>Leer wiegt ein guter Ranzen 900 bis 1.300 Gramm. Gepackt gilt als Richtwert ein Achtel des Körpergewichts: bei 24 Kilogramm also drei. Wichtiger als jedes Gramm ist, dass er nah am Rücken sitzt und jeden Abend ausgeräumt wird.</p>',
    en: '<p>Empty, a good bag weighs 900 to 1,300 grams. Packed, one eighth of the child’s weight is a guide: three kilograms for a child of 24. More important than any gram is that it sits close to the back and is emptied every evening.</p>',
  },
};

const fit: Section = {
  heading: { de: 'Sitz', en: 'Fit' },
  html: {
    de: '<ol><li>Messen Sie die Körpergröße: Unter 115 cm passt ein kompaktes Modell, darüber fast jedes.</li><li>Ziehen Sie den Ranzen an, mit etwas Gewicht darin.</li><li>Die Oberkante schließt mit den Schultern ab, die Unterkante liegt auf der Hüfte.</li><li>Zwischen Rücken und Ranzen passt keine Hand.</li><li>Die Gurte sind mindestens vier Zentimeter breit und verdrehen sich nicht.</li></ol>',
    en: '<ol><li>Measure your child: below 115 cm a compact model fits, above that almost any.</li><li>Put the bag on, with some weight in it.</li><li>Its upper edge is level with the shoulders, its lower edge rests on the hips.</li><li>No hand fits between back and bag.</li><li>The straps are at least four centimetres wide and do not twist.</li></ol>',
  },
};

const visibility: Section = {
  heading: { de: 'Sichtbarkeit', en: 'Visibility' },
  html: {
    de: `<p>Die Norm DIN 58124 verlangt leuchtende und reflektierende Flächen an allen Seiten. Manche Modelle haben weniger, dann helfen Überzug und Weste. <a href="${categoryPath(FEATURED_CATEGORIES.schoolStart)}">Zu Schulanfang und Schulweg</a></p>`,
    en: `<p>The standard DIN 58124 asks for fluorescent and reflecting areas on all sides. Some models have less; a cover and a vest will help. <a href="${categoryPath(FEATURED_CATEGORIES.schoolStart)}">To starting school</a></p>`,
  },
};

const trying: Section = {
  heading: { de: 'Probieren', en: 'Trying it on' },
  html: {
    de: '<p>Bestellen Sie ruhig zwei und schicken Sie einen zurück. Bleibt das Etikett daran, nehmen wir ihn 30 Tage lang an, und die Rücksendung zahlen wir.</p>',
    en: '<p>Feel free to order two and send one back. With its label on we accept it for 30 days, and we pay for the return.</p>',
  },
};

export const schoolBagAdvice: StaticPage = {
  title: { de: 'Ein Ranzen, der passt', en: 'A school bag that fits' },
  titleInSwitzerland: { de: 'Ein Schulthek, der passt', en: 'A school bag that fits' },
  description: {
    de: 'Gewicht, Sitz und Sichtbarkeit: wie Sie einen Schulranzen auswählen und zu Hause Maß nehmen.',
    en: 'Weight, fit and visibility: how to choose a school bag and measure at home.',
  },
  above: { title: ADVICE_TITLE, path: ADVICE },
  sections: () => [weight, fit, visibility, trying],
  below: (context) => [
    row(
      recommendations(
        'school-bags',
        localise(context.storefront, { de: 'Beliebte Ranzen und Rucksäcke', en: 'Popular school bags and rucksacks' }),
        featuredProducts(context, 'popular', [FEATURED_CATEGORIES.schoolBags]),
        categoryPath(FEATURED_CATEGORIES.schoolBags),
      ),
    ),
  ],
};
