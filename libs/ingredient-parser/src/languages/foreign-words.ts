/** The lexicon of other languages, in lower case; most complete for German, French, Spanish, Italian and Dutch. */

const UNITS = [
  // German
  'el|esslöffel|essl|tl|teelöffel|teel|prise|prisen|becher|päckchen|pck|pckg|pkt|packung|packungen|bund|bd|zehe|zehen|dose|dosen',
  'glas|gläser|stück|stücke|stk|scheibe|scheiben|tasse|tassen|msp|messerspitze|messerspitzen|liter|handvoll|zweig|zweige',
  'blatt|blätter|würfel|kopf|köpfe|knolle|knollen|stange|stangen|tropfen|schuss|gramm|kilogramm|flasche|flaschen|beutel',
  // French
  'cuillère à soupe|cuillères à soupe|cuillère à café|cuillères à café|cuillerée|cuillerées|cuillère|cuillères|c à soupe',
  'cuillerée à soupe|cuillerées à soupe|cuillerée à café|cuillerées à café|cuil à soupe|cuil à café|c à s|c à c|c à café',
  'càs|càc|cas|cac|cs|cc|pincée|pincées|gousse|gousses|verre|verres|sachet|sachets|botte|bottes|tranche|tranches|boîte',
  'boîtes|boite|boites|feuille|feuilles|brin|brins|litre|litres|poignée|poignées|pot|pots|morceau|morceaux|goutte|gouttes',
  'gramme|grammes|filet|noisette|noix|bouquet|branche|branches',
  // Spanish
  'cucharada|cucharadas|cucharadita|cucharaditas|cda|cdas|cdta|cdtas|taza|tazas|vaso|vasos|pizca|pizcas|diente|dientes',
  'rebanada|rebanadas|lata|latas|manojo|manojos|ramita|ramitas|hoja|hojas|gramo|gramos|gr|grs|litro|litros|kilo|kilos|puñado',
  'puñados|sobre|sobres|chorro|chorrito|trozo|trozos|paquete|paquetes|cabeza|cabezas|rodaja|rodajas|loncha|lonchas',
  // Italian
  'cucchiaio|cucchiai|cucchiaino|cucchiaini|tazza|tazze|tazzina|bicchiere|bicchieri|pizzico|pizzichi|spicchio|spicchi|fetta',
  'fette|mazzetto|mazzetti|mazzo|rametto|rametti|foglia|foglie|grammo|grammi|litri|bustina|bustine|lattina|lattine|manciata',
  'scatola|scatole|gambo|gambi|etto|etti|noce|filo|barattolo|vasetto|confezione|chilo|chili',
  // Dutch
  'eetlepel|eetlepels|theelepel|theelepels|kopje|kopjes|kop|koppen|snufje|snufjes|snuf|mespunt|teen|tenen|teentje|teentjes',
  'blik|blikken|blikje|blikjes|plak|plakken|plakje|plakjes|takje|takjes|bosje|bosjes|gram|handje|handjevol|stuk|stuks|stukje',
  'gr|rol|recept|zakje|zakjes|pakje|pakjes|pak|scheut|scheutje|glazen|blaadje|blaadjes|stengel|stengels|pot|potje',
  // Portuguese
  'colher|colheres|colher sopa|colheres sopa|colher chá|colheres chá|colher de sopa|colheres de sopa|colher de chá',
  'colheres de chá|xícara|xícaras|xícara chá|xícaras chá|xícara de chá|dente|dentes|pitada|pitadas|copo|copos|fatia|fatias',
  'maço|maços|quilo|quilos|tablete|tabletes|ramo|ramos|folha|folhas|unidade|unidades|grama|gramas|pacote|pacotes',
  // Polish, Czech, Slovak, Hungarian
  'łyżka|łyżki|łyżek|łyżeczka|łyżeczki|łyżeczek|szklanka|szklanki|szklanek|ząbek|ząbki|ząbków|szczypta|szczypty|sztuka|sztuki',
  'szt|opakowanie|opakowania|pęczek|pęczki|garść|garści|plaster|plastry|plasterki|dag',
  'ks|lžíce|lžic|lžička|lžičky|lžiček|hrnek|hrnky|špetka|špetky|štipka|štipky|stroužek|stroužky|stroužků|strúčik|strúčiky',
  'svazek|balíček|balíčky|sáček|sáčky|pl|čl|kl|lyžica|lyžice|lyžička|lyžičky|plátek|plátky|hrst|konzerva',
  'db|dkg|ek|tk|kk|evőkanál|teáskanál|kávéskanál|mokkáskanál|csipet|gerezd|csomag|pohár|bögre|szelet|fej|csokor|szál|doboz',
  // Swedish, Danish, Norwegian, Finnish, Turkish
  'msk|tsk|krm|st|klyfta|klyftor|nypa|burk|burkar|spsk|stk|knivspids|knivsudd|boks|neve|båt|båter|rkl|kpl|dåse|kruka|ruukku',
  'knippe|förp|näve|prk|pss|ripaus|nippu',
  'su bardağı|çay bardağı|yemek kaşığı|çay kaşığı|tatlı kaşığı|adet|diş|tutam|demet|paket|kaşık',
  // Russian
  'г|кг|мл|л|гр|ст л|ч л|ст ложка|ст ложки|столовая ложка|столовые ложки|чайная ложка|чайные ложки|стакан|стакана|стаканов',
  'шт|штука|штуки|щепотка|щепотки|зубчик|зубчика|зубчиков|пучок|пучка|банка|банки|головка|ломтик|ломтика|пакетик',
  // Ukrainian, Bulgarian, Croatian, Serbian, Romanian
  'склянка|склянки|склянок|дрібка|ложка|ложки|чайна ложка|ст ложка|ч ложка|с л|чаша|чаши|щипка|скилидка|скилидки',
  'žlica|žlice|žličica|žličice|šalica|šalice|prstohvat|češanj|češnja|kašika|kašike|kašičica|kašičice|šolja|šolje|vezica',
  'lingură|linguri|linguriță|lingurițe|cană|căni|pahar|pahare|cățel|căței|legătură',
  // Greek, Danish, Norwegian
  'κουταλιά σούπας|κουταλιές σούπας|κουταλάκι γλυκού|κουταλάκια γλυκού|κουταλιά|κουταλιές|κουταλάκι|κουταλάκια|κ σ|κ γ',
  'φλιτζάνι|φλιτζάνια|γρ|κιλό|κιλά|μλ|σκελίδα|σκελίδες|πρέζα|ματσάκι|fed|bundt|spiseske|spiseskeer|teske|teskeer|knsp|ss|ts',
  // Vietnamese, Indonesian
  'muỗng canh|muỗng cà phê|thìa canh|thìa cà phê|muỗng|thìa|chén|củ|tép|gam|sdm|sdt|siung|butir|lembar|sendok makan|sendok teh|sendok',
  // Arabic, Persian, Hebrew, Hindi
  'كوب|أكواب|كؤوس|ملعقة كبيرة|ملاعق كبيرة|ملعقة صغيرة|ملاعق صغيرة|ملعقة طعام|ملعقة شاي|ملعقة|ملاعق|رشة|فص|فصوص|حبة|حبات',
  'غرام|جرام|كيلو|لتر|مل|حزمة|علبة|قطعة|پیمانه|قاشق غذاخوری|قاشق چایخوری|قاشق|عدد|گرم|لیوان|حبه',
  'כוס|כוסות|כף|כפות|כפית|כפיות|גרם|קורט|חבילה|שן|שיני|कप|चम्मच|छोटा चम्मच|छोटी चम्मच|बड़ा चम्मच|बड़े चम्मच|ग्राम|किलो|लीटर|चुटकी',
];

/** Units with the same spelling in English, which do not indicate another language. */
const SHARED_UNITS =
  'g|kg|mg|ml|cl|dl|l|gram|liter|litre|litres|kilo|kilos|filet|pot|pots|sachet|sachets|bouquet|stick|teen|sobre|dose|branch|cc|cs|cas|cac|kop|pak|noce|plak|noix|filo|gambo|rol|pl|st|kl';

const NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  halbe: 0.5,
  halber: 0.5,
  halbes: 0.5,
  halben: 0.5,
  anderthalb: 1.5,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  demi: 0.5,
  demie: 0.5,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
  medio: 0.5,
  media: 0.5,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  otto: 8,
  dieci: 10,
  mezzo: 0.5,
  mezza: 0.5,
  mezzi: 0.5,
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  tien: 10,
  halve: 0.5,
  viertel: 0.25,
  cuarto: 0.25,
  meio: 0.5,
  meia: 0.5,
  pół: 0.5,
  půl: 0.5,
  fél: 0.5,
  jumătate: 0.5,
  yarım: 0.5,
  bir: 1,
  puoli: 0.5,
  половина: 0.5,
  пол: 0.5,
  μισό: 0.5,
  μισή: 0.5,
  نصف: 0.5,
  ربع: 0.25,
  חצי: 0.5,
  רבע: 0.25,
  आधा: 0.5,
};

const TO_TASTE = [
  'nach geschmack|nach belieben|nach bedarf|selon le goût|selon goût|au goût|à volonté|al gusto|cantidad necesaria|q b',
  'quanto basta|a piacere|naar smaak|naar wens|a gosto|c n|efter smak|etter smak|efter smag|maun mukaan|do smaku|dle chuti',
  'ízlés szerint|după gust|по вкусу|за смаком|на вкус|حسب الرغبة|حسب الذوق|به مقدار لازم|לפי הטעם|स्वादानुसार|স্বাদমতো',
];

/** Words before an amount that make it approximate. */
const ABOUT = 'ca|circa|cca|etwa|ungefähr|rund|environ|env|aprox|ongeveer|około|около|примерно|περίπου|حوالي';

/** Words for "and" before a half: "1 taza y media". */
const AND = 'y|e|et|und|og|och|i|и|و';

/** Words before what the food is for: "Mehl für die Form". */
const PURPOSE = 'zum|zur|für|pour|para|per|voor|till|til|для';

/** Words for "some" at the beginning of a line. */
const VAGUE =
  'etwas|einige|ein wenig|ein paar|ein bisschen|ein bißchen|un peu|quelques|un poco|unos|unas|algunos|algunas|qualche|alcuni|alcune|een beetje|een paar|enkele|um pouco|alguns|algumas|q b|quanto basta';

/** Sizes and fillings before a unit or a food. */
const SIZES = [
  'gestr|geh|gestrichene|gestrichener|gestrichenen|gehäufte|gehäufter|gehäuften|große|großer|großes|großen|kleine|kleiner|kleines',
  'kleinen|mittelgroße|mittelgroßer|mittelgroßes|mittelgroßen|dicke|dünne|halbvolle|volle|knapper|knappe',
  'petit|petite|petits|petites|grosse|grosses|grande|grandes|belle|belles|bonne|bonnes',
  'pequeño|pequeña|pequeños|pequeñas|buen|gran|piccolo|piccola|piccoli|piccole|grossa|grosso|grossi',
  'grote|flinke|afgestreken|volle|middelgrote',
];

/** Parts of a fruit: "Saft von 1 Zitrone". */
const FRUIT_PARTS =
  'saft|zitronensaft|schale|abrieb|schalenabrieb|jus|zeste|zestes|écorce|zumo|jugo|ralladura|piel|cáscara|succo|scorza|buccia|sap|rasp|schil|suco|raspas|casca';

export const foreignSizes: ReadonlySet<string> = new Set(SIZES.flatMap((row) => row.split('|')));
export const fruitParts: ReadonlySet<string> = new Set(FRUIT_PARTS.split('|'));
export const foreignUnits: ReadonlySet<string> = new Set([...UNITS, SHARED_UNITS].flatMap((row) => row.split('|')));
export const sharedUnits: ReadonlySet<string> = new Set(SHARED_UNITS.split('|'));
export const foreignNumbers: ReadonlyMap<string, number> = new Map(Object.entries(NUMBERS));
export const vagueAmounts: ReadonlySet<string> = new Set(VAGUE.split('|'));
/** "To taste", at the end of a line. */
export const toTastePhrases: ReadonlySet<string> = new Set(TO_TASTE.flatMap((row) => row.split('|')));
export const aboutWords: ReadonlySet<string> = new Set(ABOUT.split('|'));
export const andWords: ReadonlySet<string> = new Set(AND.split('|'));
export const purposeWords: ReadonlySet<string> = new Set(PURPOSE.split('|'));
/** Words between unit and food. */
export const foreignConnectors: ReadonlySet<string> = new Set(
  'de du des di del della dei van la l los las do da dos das'.split(' '),
);
/** Maximum number of words of a unit. */
export const MAX_UNIT_WORDS = 3;
