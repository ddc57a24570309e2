/** The numbers that `LANGUAGES` have words for, in this order. */
export const VALUES = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 25, 30, 40, 45, 50, 60, 90] as const;

/** How a language writes durations in words. */
export interface SpelledLanguage {
  /** A pattern for each of `VALUES`, separated by commas; `-` where it has no word. */
  numbers: string;
  /** Between the numbers of a range: “five to ten”. */
  range: string;
  hours: string;
  minutes: string;
  /** “One second” is not read: it is rather an ordinal number, “a second layer”. */
  seconds: string;
}

/** Only words of one language are combined: “a” and the Danish “timer” (hours) are no hour in “set a timer”. */
export const LANGUAGES: readonly SpelledLanguage[] = [
  {
    numbers:
      'an?|one,one and a half,two|a couple of,two and a half,three,four,five,six,seven,eight,nine,ten,twelve,fifteen,eighteen,twenty,twenty[ -]five,thirty,fou?rty,fou?rty[ -]five,fifty,sixty,ninety',
    range: 'to|or',
    hours: 'hours?',
    minutes: 'minutes?|mins?',
    seconds: 'seconds?|secs?',
  },
  {
    numbers:
      'eine[rn]?,anderthalb|eineinhalb,zwei,zweieinhalb,drei,vier,fünf,sechs,sieben,acht,neun,zehn,zwölf,fünfzehn,achtzehn,zwanzig,fünfundzwanzig,dreißig|dreissig,vierzig,fünfundvierzig,fünfzig,sechzig,neunzig',
    range: 'bis|oder',
    hours: 'stunden?',
    minutes: 'minuten?|min',
    seconds: 'sekunden?|sek',
  },
  {
    numbers:
      'une,-,deux,-,trois,quatre,cinq,six,sept,huit,neuf,dix,douze,quinze,dix[ -]huit,vingt,vingt[ -]cinq,trente,quarante,quarante[ -]cinq,cinquante,soixante,quatre[ -]vingt[ -]dix',
    range: 'à|ou',
    hours: 'heures?',
    minutes: 'minutes?|min',
    seconds: 'secondes?',
  },
  {
    numbers:
      'una?,-,dos,-,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,doce,quince,dieciocho,veinte,veinticinco,treinta,cuarenta,cuarenta y cinco,cincuenta,sesenta,noventa',
    range: 'a|o',
    hours: 'horas?',
    minutes: 'minutos?|min',
    seconds: 'segundos?',
  },
  {
    numbers:
      'un[ao]?,-,due,-,tre,quattro,cinque,sei,sette,otto,nove,dieci,dodici,quindici,diciotto,venti,venticinque,trenta,quaranta,quarantacinque,cinquanta,sessanta,novanta',
    range: 'a|o',
    hours: 'or[ae]',
    minutes: 'minut[oi]|min',
    seconds: 'second[oi]',
  },
  {
    numbers:
      'uma?,-,du?as|dois,-,três,quatro,cinco,seis,sete,oito,nove,dez,doze,quinze,dezoito,vinte,vinte e cinco,trinta,quarenta,quarenta e cinco,cinquenta,sessenta,noventa',
    range: 'a|ou',
    hours: 'horas?',
    minutes: 'minutos?|min',
    seconds: 'segundos?',
  },
  {
    numbers:
      'een|één,anderhalf|anderhalve,twee,tweeënhalf,drie,vier,vijf,zes,zeven,acht,negen,tien,twaalf,vijftien,achttien,twintig,vijfentwintig,dertig,veertig,vijfenveertig,vijftig,zestig,negentig',
    range: 'tot|of|à',
    hours: 'uur|uren|uurtje',
    minutes: 'minuten|minuut|min',
    seconds: 'seconden?',
  },
  {
    numbers:
      'en|ett|et,halvannen|halvanden,två,-,tre,fyra|fire,fem,sex|seks,sju|syv|syv,åtta|åtte|otte,nio|ni,tio|ti,tolv,femton|femten,arton|atten,tjugo|tjue|tyve,tjugofem|tjuefem|femogtyve,trettio|tretti|tredive,fyrtio|førti|fyrre,fyrtiofem|førtifem,femtio|femti|halvtreds,sextio|seksti|tres,nittio|nitti',
    range: 'till|til|eller',
    hours: 'timm(?:e|ar|en)|timer?',
    minutes: 'minut(?:er|ter|t)?',
    seconds: 'sekund(?:er)?',
  },
  {
    numbers:
      '-,-,dwie,-,trzy,cztery,pięć,sześć,siedem,osiem,dziewięć,dziesięć,dwanaście,piętnaście,osiemnaście,dwadzieścia,dwadzieścia pięć,trzydzieści,czterdzieści,czterdzieści pięć,pięćdziesiąt,sześćdziesiąt,dziewięćdziesiąt',
    range: 'do|lub',
    hours: 'godzin[ęy]?',
    minutes: 'minut[ęy]?|min',
    seconds: 'sekund[ęy]?',
  },
  {
    numbers:
      '-,-,-,-,ثلاث,أربع|اربع,خمس,ست,سبع,ثماني|ثمان,تسع,عشر,اثنتي عشرة|اثنا عشر,خمس عشرة|خمسة عشر,ثماني عشرة,عشرين|عشرون,خمس وعشرين|خمسة وعشرين,ثلاثين|ثلاثون,أربعين|أربعون,خمس وأربعين|خمسة وأربعين,خمسين|خمسون,ستين|ستون,تسعين|تسعون',
    range: 'إلى|أو',
    hours: 'ساعات|ساعة',
    minutes: 'دقائق|دقيقة',
    seconds: 'ثوان[يٍ]?|ثانية',
  },
];

/** Durations that are not a number and a unit: “half an hour”, “a quarter of an hour”. */
export const PHRASES: readonly [seconds: number, words: string][] = [
  [30, 'half a minute|halbe minute|demi-minute|medio minuto|mezzo minuto|halve minuut|نصف دقيقة'],
  [120, 'دقيقت(?:ين|ان)'],
  [
    900,
    "quarter(?: of an|-)? ?hour|viertelstunde|quart d[’']heure|cuarto de hora|quarto d[’']ora|quarto de hora|kwartier(?:tje)?|kvarts timme|kvarter|kwadrans|четверть часа|ربع ساعة",
  ],
  [1200, 'ثلث ساعة'],
  [
    1800,
    "half an hour|half hour|halbe stunde|halben stunde|demi-heure|media hora|meia hora|mezz[’']ora|half uur|halvtimme|halv time|puoli tuntia|pół godziny|půl hodiny|yarım saat|полчаса|نصف ساعة|חצי שעה|半小时|半小時",
  ],
  [
    2700,
    "three[ -]quarters of an hour|dreiviertelstunde|trois quarts d[’']heure|tres cuartos de hora|tre quarti d[’']ora|três quartos de hora|drie kwartier|trekvart",
  ],
  [3600, "un[’']ora"],
  [5400, 'półtorej godziny|полтора часа|ساعة ونصف'],
  [7200, 'ساعت(?:ين|ان)'],
];

/** After a unit: half of one more, “an hour and a half”. */
export const HALF_MORE = /^\s+(?:and a half|et demie?|y medi[ao]|e mezz[ao]|e mei[ao]|ونصف)(?![\p{L}])/iu;
