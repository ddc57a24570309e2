/** The lexicon of other languages besides units, in lower case. */

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
  en: 1,
  μια: 1,
  μία: 1,
  ένα: 1,
  ett: 1,
  et: 1,
  två: 2,
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
  половины: 0.5,
  половинки: 0.5,
  połowy: 0.5,
  poloviny: 0.5,
  halv: 0.5,
  пол: 0.5,
  полтора: 1.5,
  полторы: 1.5,
  półtora: 1.5,
  półtorej: 1.5,
  másfél: 1.5,
  anderhalf: 1.5,
  anderhalve: 1.5,
  halvanden: 1.5,
  puolitoista: 1.5,
  setengah: 0.5,
  nửa: 0.5,
  μισό: 0.5,
  μισή: 0.5,
  نصف: 0.5,
  ربع: 0.25,
  חצי: 0.5,
  רבע: 0.25,
  आधा: 0.5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  fyra: 4,
  egy: 1,
  két: 2,
  kettő: 2,
  három: 3,
  jedna: 1,
  jeden: 1,
  dwie: 2,
  dwa: 2,
  trzy: 3,
  dvě: 2,
  două: 2,
  trei: 3,
  iki: 2,
  üç: 3,
  dört: 4,
  yksi: 1,
  kaksi: 2,
  kolme: 3,
  один: 1,
  одна: 1,
  два: 2,
  две: 2,
  три: 3,
  δύο: 2,
  δυο: 2,
  τρεις: 3,
  τρία: 3,
};

const TO_TASTE = [
  'nach geschmack|n b|nach belieben|nach bedarf|selon le goût|selon goût|au goût|à volonté|al gusto|cantidad necesaria|q b',
  'quanto basta|a piacere|naar smaak|naar wens|a gosto|c n|efter smak|etter smak|efter smag|maun mukaan|do smaku|dle chuti',
  'secukupnya|sesuai selera|podle chuti|podľa chuti|dle potřeby|podle potřeby|ízlés szerint|după gust|по вкусу|за смаком|на вкус|حسب الرغبة|حسب الذوق|به مقدار لازم|לפי הטעם|स्वादानुसार|স্বাদমতো',
];

/** Words before an amount that make it approximate, or say that it is that of each food. */
const ABOUT =
  'evtl|eventuell|eventueel|evt|ca|circa|cca|etwa|ungefähr|rund|knapp|mind|mindestens|je|jeweils|environ|env|aprox|aproximadamente|ongeveer|ruim|minst|drygt|noin|asi|około|около|примерно|близько|yaklaşık|περίπου|حوالي';

/** Words for "and" before a half: "1 taza y media". */
const AND = 'y|e|et|und|og|och|i|и|و';

/** Words behind a number that add a half: "1 buçuk". */
const AND_A_HALF = 'buçuk';

/** Words before what the food is for: "Mehl für die Form". */
const PURPOSE = 'zum|zur|für|pour|para|per|voor|till|til|для';

/** Articles behind those words, by which a line without other words of the lexicon is known: "beurre pour le moule". */
const ARTICLES = 'le|la|les|den|die|das|dem|der|el|los|las|il|lo|gli|het';

/** Words for "some" at the beginning of a line. */
const VAGUE =
  'etwas|einige|ein wenig|ein paar|ein bisschen|ein bißchen|un peu|quelques|un poco|unos|unas|algunos|algunas|qualche|alcuni|alcune|een beetje|een paar|enkele|um pouco|alguns|algumas|q b|quanto basta|trochę|kilka|odrobina|trochu|pár|några|litt|lidt|noen|hieman|biraz|birkaç|немного|несколько|λίγο|λίγη|λίγες|μερικές|قليل من';

/** Sizes and fillings before a unit or a food. */
const SIZES = [
  'gestr|geh|gestrichene|gestrichener|gestrichenen|gehäufte|gehäufter|gehäuften|große|großer|großes|großen|kleine|kleiner|kleines',
  'kleinen|mittelgroße|mittelgroßer|mittelgroßes|mittelgroßen|dicke|dünne|halbvolle|volle|knapper|knappe',
  'petit|petite|petits|petites|grosse|grosses|grande|grandes|belle|belles|bonne|bonnes',
  'pequeño|pequeña|pequeños|pequeñas|buen|gran|piccolo|piccola|piccoli|piccole|grossa|grosso|grossi',
  'gros|beau|beaux|belles|bonne|moyen|moyens|moyenne|moyennes|grandi|grote|flinke|afgestreken|middelgrote',
  'daumengroßes|walnussgroßes|haselnussgroßes|mittelgr|mittlere|mittlerer|mittleres',
];

/** How full a spoon is, behind the unit: "1 EL gehäuft", "1 cuillère à café rase". */
const FILLINGS =
  'gehäuft|gestrichen|rase|rases|bombée|bombées|colmada|colmadas|rasa|rasas|colma|colme|raso|rasi|colmi|colmo|strukna|struken|rågade|toppet|strøget|czubata|czubate|płaska|płaskie|afgestreken|cheia|cheias|rågad';

/** What is done with the food before: "3 Knoblauchzehen, fein gehackt". */
const PREPARATIONS = [
  'gehackt|gehackte|gewürfelt|gewürfelte|geschnitten|gerieben|geriebene|gepresst|geschält|gemahlen|gemahlene|zerdrückt|entsteint|entkernt|zerlassen|geschmolzen|geröstet|abgetropft',
  'haché|hachée|hachés|hachées|émincé|émincée|émincés|émincées|râpé|râpée|râpés|râpées|coupé|coupée|coupés|coupées|pelé|pelée|pelés|pelées|fondu|ciselé|ciselée',
  'picado|picada|picados|picadas|rallado|rallada|troceado|troceada|pelado|pelada|pelados|peladas|cortado|cortada|cortados|cortadas|laminado|laminados|derretida|ralado|ralada',
  'tritato|tritata|tritati|grattugiato|grattugiata|affettato|affettata|affettati|sbucciato|sbucciata|fuso|ammorbidito',
  'fijngehakt|fijngesneden|gesneden|geraspt|geraspte|gehakt|gesnipperd|geperst|gesmolten|geschild|uitgelekt',
  'hackad|hackade|finhackad|finhackade|riven|rivna|skivad|skivade|tärnad|smält|hakket|finhakket|revet|skåret|smeltet|hienonnettu|hienonnettuna|pilkottu|raastettu|kuorittu',
  'posiekany|posiekana|posiekane|pokrojony|pokrojona|pokrojone|starty|starta|nasekaný|nakrájený|nakrájená|nastrouhaný|doğranmış|rendelenmiş|нарезанный|нарезанная|измельченный|ψιλοκομμένο|ψιλοκομμένη|τριμμένο',
];

/** Parts of a fruit: "Saft von 1 Zitrone". */
const FRUIT_PARTS =
  'saft|zitronensaft|schale|abrieb|schalenabrieb|jus|zeste|zestes|écorce|zumo|jugo|ralladura|piel|cáscara|succo|scorza|buccia|sap|rasp|schil|suco|raspas|casca|' +
  'saften|skalet|rivet|sok|skórka|šťáva|kůra|сок|цедра|χυμό|χυμός|ξύσμα|zeama|coaja|cốt';

export const foreignSizes: ReadonlySet<string> = new Set(SIZES.flatMap((row) => row.split('|')));
export const preparations: ReadonlySet<string> = new Set(PREPARATIONS.flatMap((row) => row.split('|')));
export const fillings: ReadonlySet<string> = new Set(FILLINGS.split('|'));
export const fruitParts: ReadonlySet<string> = new Set(FRUIT_PARTS.split('|'));
export const foreignArticles: ReadonlySet<string> = new Set(ARTICLES.split('|'));
export const foreignNumbers: ReadonlyMap<string, number> = new Map(Object.entries(NUMBERS));
export const vagueAmounts: ReadonlySet<string> = new Set(VAGUE.split('|'));
/** "To taste", at the end of a line. */
export const toTastePhrases: ReadonlySet<string> = new Set(TO_TASTE.flatMap((row) => row.split('|')));
export const aboutWords: ReadonlySet<string> = new Set(ABOUT.split('|'));
export const andHalfWords: ReadonlySet<string> = new Set(AND_A_HALF.split('|'));
export const andWords: ReadonlySet<string> = new Set(AND.split('|'));
export const purposeWords: ReadonlySet<string> = new Set(PURPOSE.split('|'));
/** Words between unit and food. */
export const foreignConnectors: ReadonlySet<string> = new Set(
  'de du des di del della dei van la l los las do da dos das من'.split(' '),
);
