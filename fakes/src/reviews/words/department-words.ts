import type { Texts } from '../../goods/goods.ts';
import { both } from '../../goods/product-template.ts';

/** What buyers say about the goods of a department. */
export interface DepartmentWords {
  readonly praise: readonly [Texts, ...Texts[]];
  readonly doubt: readonly [Texts, ...Texts[]];
}

/** By id of the department: the first two digits of each of its categories. */
export const DEPARTMENT_WORDS: Readonly<Record<string, DepartmentWords>> = {
  '10': {
    praise: [
      both(
        'Liegt gut in der Hand, auch bei Kindern, die noch verkrampft schreiben.',
        'Sits well in the hand, even for children who still grip too tightly.',
      ),
      both(
        'In meiner zweiten Klasse seit dem Sommer täglich im Einsatz.',
        'Used every day in my Year 2 class since the summer.',
      ),
      both(
        'Schreibt sauber und schmiert nicht, auch bei meinem linkshändigen Sohn.',
        'Writes cleanly without smudging, even for my left-handed son.',
      ),
      both(
        'Hält auch einen Sturz vom Tisch aus, ohne kaputtzugehen.',
        'Survives a fall from the desk without breaking.',
      ),
    ],
    doubt: [
      both(
        'Nach einigen Wochen im Mäppchen sah man ihm das an.',
        'After a few weeks in the pencil case it looked worn.',
      ),
      both(
        'Für kleine Hände könnte der Griff etwas dünner sein.',
        'The grip could be a little slimmer for small hands.',
      ),
    ],
  },
  '11': {
    praise: [
      both(
        'Das Papier ist fest, nichts drückt auf die Rückseite durch.',
        'The paper is sturdy; nothing shows through on the back.',
      ),
      both(
        'Für den Klassensatz im neuen Schuljahr genau richtig.',
        'Just right as a class set for the new school year.',
      ),
      both(
        'Radieren geht mehrmals, ohne dass das Papier aufraut.',
        'You can rub out several times without roughening the paper.',
      ),
      both('Passt in jeden Ranzen und bekommt kaum Eselsohren.', 'Fits into any school bag and hardly gets dog-eared.'),
    ],
    doubt: [
      both(
        'Mit dem Füller schlägt die Tinte auf manchen Seiten leicht durch.',
        'Fountain pen ink shows through slightly on some pages.',
      ),
      both('Die Ecken kamen bei uns etwas angestoßen an.', 'The corners arrived a little bumped.'),
    ],
  },
  '12': {
    praise: [
      both(
        'Die Farben sind kräftig, die Kinder waren begeistert.',
        'The colours are strong and the children loved them.',
      ),
      both(
        'Lässt sich gut verarbeiten, auch in einer Gruppe mit 24 Kindern.',
        'Easy to work with, even in a group of 24 children.',
      ),
      both(
        'Ging aus den Malkitteln beim ersten Waschen wieder heraus.',
        'Came out of the painting smocks in the first wash.',
      ),
      both(
        'Ergiebig: Ein Set reicht uns für ein ganzes Halbjahr.',
        'Goes a long way: one set lasts us half a school year.',
      ),
    ],
    doubt: [
      both(
        'Zum Basteln in Ordnung, für feine Arbeiten eher nicht.',
        'Fine for everyday crafts, less so for delicate work.',
      ),
      both('Es trocknet langsamer, als auf der Packung steht.', 'It dries more slowly than the packaging says.'),
    ],
  },
  '13': {
    praise: [
      both(
        'Sitzt gut am Rücken und ist auch voll beladen noch bequem.',
        'Sits well on the back and stays comfortable when fully packed.',
      ),
      both(
        'Nach einem Jahr Schulweg bei jedem Wetter noch wie neu.',
        'Still looks new after a year of walking to school in all weathers.',
      ),
      both(
        'Die Reißverschlüsse laufen leicht, mein Kind kommt allein zurecht.',
        'The zips run smoothly; my child manages on their own.',
      ),
      both(
        'Alles hat seinen Platz, und auszuwischen ist es auch leicht.',
        'Everything has its place, and it wipes clean easily.',
      ),
    ],
    doubt: [
      both('Für ein zierliches Kind ist es zu groß.', 'Too big for a slight child.'),
      both('Eine Naht ging nach wenigen Wochen auf.', 'A seam came undone after a few weeks.'),
    ],
  },
  '14': {
    praise: [
      both(
        'In unserer Gruppe jeden Morgen das Erste, was aus dem Regal kommt.',
        'The first thing off the shelf in our group every morning.',
      ),
      both(
        'Die Regeln sind schnell erklärt, und nach zehn Minuten spielen alle mit.',
        'Quickly explained, and within ten minutes everyone joins in.',
      ),
      both(
        'Sauber verarbeitet, keine scharfen Kanten, nichts splittert.',
        'Well made: no sharp edges and nothing splinters.',
      ),
      both(
        'Meine Vorschulkinder üben damit, ohne es zu merken.',
        'My pre-school children practise with it without noticing.',
      ),
    ],
    doubt: [
      both('Nach dem ersten Spiel fehlte uns schon ein Teil.', 'A piece was missing after the first game.'),
      both(
        'Für Kinder, die etwas älter sind, wird es schnell langweilig.',
        'Slightly older children soon find it boring.',
      ),
    ],
  },
  '15': {
    praise: [
      both(
        'Steht auch auf unserem alten Parkett fest und wackelt nicht.',
        'Stands firmly even on our old parquet floor.',
      ),
      both(
        'Zu zweit in einer halben Stunde aufgebaut, die Anleitung ist klar.',
        'Assembled by two of us in half an hour; the instructions are clear.',
      ),
      both(
        'Hält den Alltag in der Ganztagsbetreuung ohne Kratzer aus.',
        'Copes with everyday after-school care without a scratch.',
      ),
      both(
        'Die Farbe passt genau zu den Möbeln, die wir schon haben.',
        'The colour matches the furniture we already have.',
      ),
    ],
    doubt: [
      both('Die Spedition kam einen Tag später als angekündigt.', 'The carrier came a day later than announced.'),
      both('Zwei Bohrungen saßen nicht ganz genau.', 'Two of the drill holes were slightly off.'),
    ],
  },
  '16': {
    praise: [
      both(
        'Im Lehrerzimmer täglich in Gebrauch und immer noch zuverlässig.',
        'In daily use in the staff room and still reliable.',
      ),
      both(
        'Macht genau, was es soll, und nimmt wenig Platz weg.',
        'Does exactly what it should and takes up little space.',
      ),
      both(
        'Unser Sekretariat bestellt es nun zum dritten Mal.',
        'Our school office has now ordered it for the third time.',
      ),
      both('Endlich Ordnung auf dem Pult.', 'Tidiness on the teacher’s desk at last.'),
    ],
    doubt: [
      both(
        'Etwas kleiner, als ich es mir nach dem Bild vorgestellt hatte.',
        'A bit smaller than I expected from the picture.',
      ),
      both('Bei viel Betrieb stößt es an seine Grenzen.', 'It reaches its limits when things get busy.'),
    ],
  },
  '17': {
    praise: [
      both(
        'Auspacken, einschalten, läuft. So soll es im Unterricht sein.',
        'Unpack, switch on, works. That is how it should be in class.',
      ),
      both(
        'Auch die Dritte kam nach einer Stunde allein damit zurecht.',
        'Even Year 3 managed on their own after one lesson.',
      ),
      both('Robust genug für den Verleih von Klasse zu Klasse.', 'Sturdy enough to be lent from class to class.'),
      both('Bild und Ton sind bis in die letzte Reihe gut.', 'Works well right to the back row.'),
    ],
    doubt: [
      both('Die Anleitung hätte ausführlicher sein dürfen.', 'The instructions could have been more detailed.'),
      both(
        'Beim Einrichten brauchte ich Hilfe von der IT des Schulträgers.',
        'I needed help from the school’s IT team to set it up.',
      ),
    ],
  },
  '18': {
    praise: [
      both('Im Sportunterricht und in der Pause ein Dauerbrenner.', 'Always in use, both in PE and at break time.'),
      both('Griffig, auch wenn die Halle kalt ist.', 'Good grip, even when the hall is cold.'),
      both(
        'Nach einem Schuljahr auf dem Hof noch in bestem Zustand.',
        'Still in great shape after a school year in the playground.',
      ),
      both(
        'Für gemischte Gruppen ideal, weil alle gleich mitmachen können.',
        'Ideal for mixed groups, because everyone can join in at once.',
      ),
    ],
    doubt: [
      both('Auf Asphalt nutzt es sich schnell ab.', 'It wears quickly on tarmac.'),
      both('Roch beim Auspacken ein paar Tage lang nach Gummi.', 'Smelt of rubber for a few days after unpacking.'),
    ],
  },
  '19': {
    praise: [
      both(
        'Der Versuch klappt damit beim ersten Mal, das ist Gold wert.',
        'The experiment works the first time, which is worth its weight in gold.',
      ),
      both(
        'Im Sachunterricht haben alle etwas entdeckt, auch die Stillen.',
        'Everyone discovered something in science, even the quiet ones.',
      ),
      both(
        'Gut durchdacht und stabil genug für Kinderhände.',
        'Well thought out and sturdy enough for children’s hands.',
      ),
      both('Die Teile lassen sich leicht reinigen und wieder einräumen.', 'The parts are easy to clean and put away.'),
    ],
    doubt: [
      both(
        'Ohne Vorbereitung der Lehrkraft kommt die Klasse nicht weit.',
        'The class will not get far without preparation by the teacher.',
      ),
      both('Ein Teil war locker und musste nachgezogen werden.', 'One part was loose and had to be tightened.'),
    ],
  },
  '20': {
    praise: [
      both(
        'Hat unser Klassenfest gerettet, die Kinder haben sofort mitgeholfen.',
        'Saved our class party; the children helped straight away.',
      ),
      both('Sieht noch schöner aus als auf dem Bild.', 'Looks even nicer than in the picture.'),
      both(
        'Nach dem Fest ordentlich verpackt, so reicht es noch für viele Jahre.',
        'Packed away neatly after the party, it will last for years.',
      ),
      both(
        'Schnell aufgehängt und auch von ganz hinten gut zu sehen.',
        'Quickly put up and easy to see from the back.',
      ),
    ],
    doubt: [
      both(
        'Für den großen Saal hätten wir die doppelte Menge gebraucht.',
        'We would have needed twice as much for the big hall.',
      ),
      both('Ein Stück war schon beim Auspacken geknickt.', 'One piece was creased when we unpacked it.'),
    ],
  },
  '21': {
    praise: [
      both(
        'Klar aufgebaut, ich kann damit ohne lange Vorbereitung unterrichten.',
        'Clearly structured; I can teach with it without much preparation.',
      ),
      both('Meine Tochter hat es an zwei Nachmittagen durchgelesen.', 'My daughter read it in two afternoons.'),
      both(
        'Die Aufgaben steigern sich gut, auch für schwächere Kinder.',
        'The tasks build up well, also for children who struggle.',
      ),
      both('Schöne Bilder und Sätze, die Kinder verstehen.', 'Lovely pictures and sentences that children understand.'),
    ],
    doubt: [
      both(
        'Manche Aufgaben sind für die angegebene Stufe zu leicht.',
        'Some of the tasks are too easy for the given level.',
      ),
      both('Die Schrift könnte größer sein.', 'The print could be larger.'),
    ],
  },
};
