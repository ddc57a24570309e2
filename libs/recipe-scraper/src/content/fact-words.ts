/** Words before an amount that make it no exact one. */
const ABOUT =
  '(?:(?:about|approx\\.?|approximately|around|up to|ca\\.?|circa|environ|etwa|até|aprox\\.?|około)\\s|~\\s?)?';
const PEOPLE =
  'servings?|people|persons?|portionen|personen|portions?|personnes|personas|raciones|porciones|pessoas|porções|persone|' +
  'porzioni|porties|porcj[aei]|osób|osob[yaí]?|porc[eí]|porcií|adag|portioner|personer|порци[ийя]|人分|人份|인분';

/** "for four people" in a heading such as "Ingredients for 4 servings". */
export const SERVINGS_INSIDE = new RegExp(
  `(?:^|\\s)(?:for|für|pour|para|per|voor|för|til|dla|pro|на)\\s(\\d[\\d\\s–-]{0,8}(?:\\(\\p{L}{1,12}\\)\\s)?(?:${PEOPLE}))(?!\\p{L})`,
  'iu',
);
/** A line that is nothing but "2 - 4 servings". */
export const SERVINGS_ALONE = new RegExp(`^${ABOUT}\\d[\\d\\s–-]{0,8}(?:${PEOPLE})$`, 'iu');
const NUMBER_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** What an amount begins with. */
export const AMOUNT = new RegExp(`^${ABOUT}(?:[\\d½¼¾]|(?:${NUMBER_WORD})(?!\\p{L}))`, 'iu');

/** A label at the beginning of a text, with whatever sets it apart from the value. */
const label = (words: string): RegExp => new RegExp(`^(?:${words})(?:\\s?[:：]\\s?|\\s)`, 'iu');

const SERVINGS =
  'serves|servings?|yields?|makes|feeds|portion(?:en|s)?|porciones|raciones|rinde|rendimento|porções|serve|porzioni|' +
  'dosi per|porties|aantal personen|porcje|liczba porcji|porcí|počet porcí|порций|порции';
export const SERVINGS_LABEL = label(SERVINGS);

const TIMES = {
  totalTime:
    'total(?: cooking)?(?: time)?|prep (?:&|and|\\+) cook(?:ing)? time|ready in|time required|gesamtzeit|gesamt|' +
    'temps total|durée totale|tiempo total|tempo totale|tempo total|totale tijd|celkový čas|łączny czas|общее время',
  prepTime:
    'prep(?:aration|ping)? time|active time|hands-on time|vorbereitung(?:szeit)?|arbeitszeit|temps de préparation|' +
    'tiempo de preparación|tempo di preparazione|tempo de preparo|voorbereidingstijd|czas przygotowania|čas přípravy',
  performTime:
    'cook(?:ing)? time|bak(?:e|ing) time|koch-/backzeit|kochzeit|backzeit|garzeit|temps de cuisson|tiempo de cocción|' +
    'tempo di cottura|kooktijd|baktijd|oventijd|czas gotowania|čas vaření|время приготовления',
};

/** Labels of times, by the field they fill. The bare verb "cook" is no label: steps begin with it. */
export const TIME_LABELS = {
  totalTime: label(TIMES.totalTime),
  prepTime: label(TIMES.prepTime),
  performTime: label(TIMES.performTime),
};

/** What a line begins with that may be one of the labels. */
export const ANY_LABEL = new RegExp(`^(?:${[SERVINGS, ...Object.values(TIMES)].join('|')})`, 'iu');
