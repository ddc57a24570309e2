/** Words before an amount that make it approximate. */
const ABOUT =
  '(?:(?:about|approx\\.?|approximately|around|up to|over|under|less than|more than|ca\\.?|circa|environ|env\\.?|' +
  'etwa|über|unter|weniger als|moins de|plus de|menos de|más de|mais de|meno di|più di|até|aprox\\.?|około|ok\\.|cca|' +
  'noin|περίπου|plm\\.?)\\s|[~<>≈]\\s?)?';
const PEOPLE =
  'servings?|people|persons?|portionen|personen|portions?|personnes|personas|raciones|comensales|porciones|pessoas|' +
  'porções|persone|porzioni|porties|porcj[aei]|osób|osob[yaí]?|porc[eí]|porcií|adag|fő|portioner|personer|pers|doses?(?:/s)?|' +
  'port|porsjon(?:er)?|por[țţ]ii|persoane|annosta|henkilölle|kişilik|kişi|порцій|осіб|orang|porsi|người|порци[ийя]|персон[ыа]?|μερ[ιί]δ(?:α|ες)|[αά]τομ[αο]|人分|人份|인분|' +
  'أشخاص|شخص|أفراد|حصص|حصة|מנות|סועדים|אנשים|נפשות|ที่|คน|लोगों के लिए|लोग|व्यक्ति|सर्विंग|người(?: ăn)?|suất';

const ITEMS =
  'stücke?|muffins|cookies|kekse|plätzchen|pieces|pièces|parts|piezas|unidades|pezzi|stuks|sztuk|kusů|ks|stk|' +
  'κομμ[αά]τια|τεμ[αά]χια';

/** A number or a range: "4", "4-6", "4 tot 6". */
const COUNT = '\\d[\\d\\s–-]{0,8}(?:(?:to|tot|bis|oder|à|ou|o|a|do)\\s\\d{1,3}\\s)?';

/** "for four people" in a heading such as "Ingredients for 4 servings". */
export const SERVINGS_INSIDE = new RegExp(
  `(?:^|\\s)(?:for|für|pour|para|per|voor|för|til|dla|pro|na|на|για)\\s${ABOUT}(${COUNT}(?:\\(\\p{L}{1,12}\\)\\s)?(?:${PEOPLE}|${ITEMS}))(?!\\p{L})`,
  'iu',
);
/** A line with only "2 - 4 servings", optionally with a closing bracket. */
export const SERVINGS_ALONE = new RegExp(`^${ABOUT}${COUNT}(?:${PEOPLE})\\.?[)）]?[:：]?$`, 'iu');
/** A last sentence "Serves 4" or "Makes 10-12 slices" in a text. */
export const SERVINGS_AT_END =
  /[.!?)]\s((?:serves|makes)\s(?:about\s)?\d{1,3}(?:\s?(?:[-–]|to)\s?\d{1,3})?(?:\s\p{L}{1,15})?)\.?$/iu;
const NUMBER_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** A number in a text. */
export const NUMBER = new RegExp(`[\\d½¼¾]|(?<!\\p{L})(?:${NUMBER_WORD})(?!\\p{L})`, 'iu');
/** The start of an amount. */
export const AMOUNT = new RegExp(`^${ABOUT}(?:[\\d½¼¾]|(?:${NUMBER_WORD})(?!\\p{L}))`, 'iu');

const SERVINGS =
  'serves(?:/makes)?|serving size(?=[\\s:：]{1,3}\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?(?:$|\\n))|servings?|yields?|makes|feeds|portion(?:en|s|er)?|portion\\(en\\)|personen|personnes|personas|comensales|nombre de (?:personnes|portions|parts)|' +
  'anzahl (?:personen|portionen)|número de (?:porciones|personas|raciones|porções)|numero (?:di )?(?:persone|porzioni)|' +
  'number of servings|no\\. of servings|antal (?:portioner|personer)|antall porsjoner|ilość porcji|' +
  'porciones|raciones|rinde|rendimento|porções|serve|porzioni|dosi per(?: persone)?|porties|aantal personen|parts(?=\\s?[:：])|prodotto|porcje|' +
  'liczba porcji|porcí|počet porcí|adagok|annoksia|porsjoner|počet porcií|por[țţ]ii|кількість порцій|порцій|jumlah porsi|khẩu phần|antal|mængde|порций|порции|количество порций|μερ[ιί]δες|' +
  '[αά]τομα|kaç kişilik|porsiyon|porsi|khẩu phần ăn|số người|分量|份量|份數|份数|人數|人数|인분|분량|인원|' +
  'عدد (?:الحصص|الأشخاص|الأفراد)|الحصص|מספר מנות|מנות|จำนวน(?:ที่|เสิร์ฟ)?|สำหรับ|सर्विंग|कितने लोगों के लिए';

/** Labels of times, by field. */
const TIMES = {
  totalTime:
    'total waktu|total(?: cook(?:ing)?)?(?: time)?|prep (?:&|and|\\+) cook(?:ing)? time|ready(?: in)?|time required|gesamtzeit|' +
    'gesamt|auf dem tisch in|zeit gesamt|temps total|durée totale|prêt en|tiempo total|tempo totale|tempo total|' +
    'totale (?:bereidings)?tijd|celkový čas|łączny czas|całkowity czas(?: przygotowania)?|total tid|samlet tid|tid i alt|' +
    'συνολικ[οό]ς χρ[οό]νος|toplam süre|общее время|tổng thời gian|waktu total|' +
    '総時間|所要時間|合計時間|总时间|總時間|총 시간|소요 시간|الوقت (?:الكلي|الإجمالي)|זמן (?:כולל|הכנה כולל)|' +
    'เวลา(?:ทั้งหมด|รวม)|कुल समय',
  prepTime:
    'prep(?:aration|ping)? time|active time|hands-on time|vorbereitung(?:szeit)?|(?:aktive )?arbeitszeit|' +
    'zubereitungs(?:zeit|dauer)|temps de préparation|mise en place et préparation|' +
    'tiempo de (?:preparación|elaboración)|tempo di preparazione|tempo de prepar(?:o|ação)|voorbereidingstijd|' +
    'bereidingstijd|czas przygotowania|čas přípravy|doba přípravy|tillagningstid|arbejdstid|forb\\. tid|' +
    'tilberedningstid|valmistusaika|elkészítési idő|előkészítési idő|hazırlama süresi|hazırlık süresi|' +
    'förberedelsetid|время подготовки|χρ[οό]νος (?:προετοιμασ[ιί]ας|παρασκευ[ηή]ς)|thời gian chuẩn bị|' +
    'waktu persiapan|下準備|準備時間|准备时间|준비\\s?시간|وقت (?:التحضير|الإعداد|التجهيز)|זמן (?:הכנה|עבודה)|' +
    'เวลาเตรียม|तैयारी का समय',
  performTime:
    'cook(?:ing)? time|bak(?:e|ing) time|koch-/backzeit|koch- und backzeit|kochzeit|backzeit|garzeit|' +
    'temps de cuisson|cuisson au four|tiempo de cocción|tempo di cottura|tempo de coz(?:imento|edura)|kooktijd|' +
    'baktijd|oventijd|czas gotowania|czas pieczenia|čas vaření|doba (?:vaření|pečení)|tilb\\. tid|koketid|bagetid|' +
    'steketid|kypsennysaika|főzési idő|sütési idő|pişirme süresi|время приготовления|время готовки|' +
    'χρ[οό]νος (?:μαγειρ[εέ]ματος|ψησ[ιί]ματος)|' +
    'gräddningstid|thời gian nấu|waktu memasak|調理時間|加熱時間|烹饪时间|烹飪時間|조리\\s?시간|' +
    'وقت (?:الطهي|الطبخ)|זמן (?:בישול|אפייה)|เวลา(?:ปรุง|ทำอาหาร)|पकाने का समय',
};

/** Labels that count only before a colon or on their own line: steps start with these words as well. */
const SHORT = {
  totalTime: 'time|dauer|zeit|durée|duración|tiempo|tempo|tid|czas|süre|время|χρ[οό]νος|所要時間',
  prepTime:
    'prep|active|préparation|preparación|elaboración|preparazione|preparo|preparação|bereiding|príprava|příprava|' +
    'προετοιμασ[ιί]α|förberedelser?|подготовка|chuẩn bị|persiapan|準備',
  performTime:
    'cook(?:ing)?|bak(?:e|ing)|cuisson|cocción|cottura|cozimento|oven|gräddning|приготовление|μαγε[ιί]ρεμα|ψ[ηή]σιμο',
};

/** Those that cannot be the verb of a step; a duration and nothing else may follow them directly: "Prep 20 min". */
const NOUNS = {
  totalTime: 'time|dauer|zeit|durée|duración|tiempo|tempo|tid|czas|süre|время|χρ[οό]νος',
  prepTime:
    'prep|preparation|préparation|preparación|elaboración|preparazione|preparo|preparação|voorbereiding|bereiding|' +
    'bereiden|zubereiten|zubereitung|príprava|příprava|προετοιμασ[ιί]α|förberedelser?|подготовка|chuẩn bị|persiapan',
  performTime: 'cooking|baking|cuisson|cocción|cottura|cozimento|gräddning|приготовление|μαγε[ιί]ρεμα|ψ[ηή]σιμο',
};
const ONLY_DURATION =
  `\\s${ABOUT}\\d[\\d.,–-]{0,5}\\s?\\p{L}{1,8}\\.?(?:\\s?\\d{1,2}\\s?\\p{L}{1,8}\\.?)?` +
  '(?:$|\\n|\\s?[+(]|,?\\s(?:plus|und|og|och|et|and)\\s)';

/** A label at the beginning of a text, with the separator before its value. */
const label = (words: string): RegExp => new RegExp(`^(?:${words})(?:\\s?[:：]\\s?|\\s|(?=\\d))`, 'iu');
/** "Cook 40 min" below "Prep 10 min"; on its own it may be a step. */
export const COOK_BEFORE_TIME = new RegExp(`^(cook|bake)(?=${ONLY_DURATION})`, 'iu');
const timeLabel = (time: keyof typeof TIMES): string =>
  `${TIMES[time]}|(?:${SHORT[time]})(?=\\s?[:：\\n]|\\d)|(?:${NOUNS[time]})(?=${ONLY_DURATION})`;

export const SERVINGS_LABEL = label(SERVINGS);

/** Labels of times, by field. */
export const TIME_LABELS = {
  totalTime: label(timeLabel('totalTime')),
  prepTime: label(timeLabel('prepTime')),
  performTime: label(timeLabel('performTime')),
};

const TIME_WORDS = Object.values(TIMES).join('|');
const SHORT_WORDS = [...Object.values(SHORT), ...Object.values(NOUNS)].join('|');
const LABELS = `${SERVINGS}|${TIME_WORDS}`;

/** The start of a line that may be one of the labels. */
export const ANY_LABEL = new RegExp(`^(?:${LABELS}|${SHORT_WORDS})`, 'iu');

/** A line with only the label of a time. */
export const TIME_LABEL_ALONE = new RegExp(`^(?:${TIME_WORDS}|${SHORT_WORDS})\\s?[:：]?$`, 'iu');

/** A label that the text for screen readers repeats: "ServingsServings 6". */
export const REPEATED_LABEL = /^(\p{L}[\p{L} ]{2,24}?):?\s?\1(?!\p{L})/iu;

const DIFFICULTY =
  'difficult[yà]|difficoltà|difficulté|dificultad|dificuldade|schwierigkeit(?:sgrad)?|moeilijkheid|svårighetsgrad|' +
  'trudność|obtížnost|nehézség|zorluk|сложность';

/**
 * The start of the next fact within one line: at a separator, at servings in brackets ("4 servings", "serves 4"), or at a
 * label with a value.
 */
export const BETWEEN_FACTS = new RegExp(
  `\\s?[|•·/]\\s|,\\s(?=\\d)|\\s(?=\\d)(?<=\\d\\s(?:${PEOPLE})\\s)|\\s(?=(?:${DIFFICULTY})(?:\\s|[:：]))|\\s?[(（](?=[^()（）\\d]{0,20}\\d[^()（）]{0,12}(?:${PEOPLE})[)）])|\\s?[(（](?=(?:serves|feeds):?\\s\\d|(?:makes|yields):?\\s\\d{1,3}\\s\\p{L})|(?<!\\d)\\s(?=(?:${SERVINGS})(?:\\s?:|\\s\\d))|(?<!total|&|and|\\+)\\s(?=(?:${TIME_WORDS})(?:\\s?:|\\s\\d))`,
  'giu',
);

/** A label after its value: "30 min prep time", "20 min prep". */
export const LABEL_BEHIND = new RegExp(`^(${ABOUT}\\d.{0,30}?)\\s(${TIME_WORDS}|${SHORT_WORDS}|total)$`, 'iu');
/** A label that makes a number without a unit minutes. */
export const NAMES_TIME = /time|dauer|zeit|tijd|temps|tiempo|tempo|tid|czas|čas|idő|süre/iu;

/** A text with only "1 hr 20 min"; not every match is a duration. */
export const NUMBERS_WITH_UNITS = new RegExp(
  `^${ABOUT}(?:\\d[\\d.,–-]{0,5}\\s?\\p{L}[\\p{L}\\p{M}]{0,8}\\.?\\s?){1,2}$`,
  'iu',
);

const TIMED = new RegExp(
  `^(?:${Object.values(TIMES).join('|')}|${Object.values(SHORT).join('|')})\\s?[:：]?\\s?\\d`,
  'iu',
);

/** Whether a line states a duration: "Cooking time 20 min". */
export const statesFact = (text: string): boolean => text.length <= MAX_TIMED && TIMED.test(text);
const MAX_TIMED = 60;

const DETAIL = new RegExp(
  `^(?:(?:${SERVINGS})\\s?[:：]?\\s?\\d|(?:${DIFFICULTY}|` +
    'skill level|level|cuisine|course|' +
    'category|cost|coste|coût|costo|kosten|költség|rating|author)(?:\\s|[:：]|$))',
  'iu',
);

const FOR_SERVINGS = new RegExp(`${SERVINGS_INSIDE.source}\\.?[:：]?$`, 'iu');
const LABELED_SERVINGS = new RegExp(
  `^(?:${SERVINGS})\\s?[:：]?\\s?\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?(?:\\s(?:${PEOPLE}))?$`,
  'iu',
);
const MAX_SERVINGS = 40;

/** Whether a line only states servings: "For 4 people", "Portions: 4", "4 servings". */
export const statesServings = (text: string): boolean =>
  text.length <= MAX_SERVINGS &&
  (SERVINGS_ALONE.test(text) ||
    (/^\D+\d/.test(text) && (LABELED_SERVINGS.test(text) || (/^\P{N}{2,6}\d/u.test(text) && FOR_SERVINGS.test(text)))));

/** Whether a line of a list states a detail of the recipe: "Serves 4", "Total time 20 min", "Difficulty: easy". */
export const statesDetail = (text: string): boolean =>
  statesFact(text) || (text.length <= MAX_TIMED && (DETAIL.test(text) || SERVINGS_ALONE.test(text)));
