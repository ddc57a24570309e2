/** The units of other languages, in lower case; most complete for German, French, Spanish, Italian and Dutch. */

const UNITS = [
  // German
  'pr|el|esslöffel|essl|tl|teelöffel|teel|prise|prisen|becher|päckchen|pck|pckg|pkt|packung|packungen|bund|bd|zehe|zehen|dose|dosen',
  'glas|gläser|stück|stücke|stk|scheibe|scheiben|tasse|tassen|msp|messerspitze|messerspitzen|liter|handvoll|zweig|zweige',
  'stiel|stiele|stängel|halme|tafel|tafeln|riegel|tüte|tüten|rolle|rollen|ecke|dosen',
  'kugel|kugeln|spritzer|rippe|rippen|klecks|portion|portionen|blatt|blätter|würfel|kopf|köpfe|knolle|knollen|stange|stangen|tropfen|schuss|gramm|kilogramm|flasche|flaschen|beutel',
  // French
  'cuillère à soupe|cuillères à soupe|cuillère à café|cuillères à café|cuillerée|cuillerées|cuillère|cuillères|c à soupe',
  'cuillerée à soupe|cuillerées à soupe|cuillerée à café|cuillerées à café|cuil à soupe|cuil à café|c à s|c à c|c à café',
  'càs|càc|cas|cac|cs|cc|pincée|pincées|gousse|gousses|verre|verres|sachet|sachets|botte|bottes|tranche|tranches|boîte',
  'boîtes|boite|boites|feuille|feuilles|brin|brins|litre|litres|poignée|poignées|pot|pots|morceau|morceaux|goutte|gouttes',
  'bol|barquette|brique|bocal|carré|carrés|rouleau|tige|tiges|bouteille|tasse|tasses|bâton|bâtons|paquet|paquets|cuillère à thé',
  'cube|cubes|gramme|grammes|filet|noisette|noix|bouquet|branche|branches',
  // Spanish
  'cucharada|cucharadas|cucharadita|cucharaditas|cda|cdas|cdta|cdtas|taza|tazas|vaso|vasos|pizca|pizcas|diente|dientes',
  'cucharada sopera|cucharadas soperas|cucharada rasa|cucharadas rasas|ramillete|ramilletes|atado|barra|hebras|gota|gotas|bolsa|cubito|bote|botes|copa|rama|ramas|tallo|tallos',
  'rebanada|rebanadas|lata|latas|manojo|manojos|ramita|ramitas|hoja|hojas|gramo|gramos|gr|grs|litro|litros|kilo|kilos|puñado',
  'puñados|sobre|sobres|chorro|chorrito|trozo|trozos|paquete|paquetes|cabeza|cabezas|rodaja|rodajas|loncha|lonchas',
  // Italian
  'cucchiaio|cucchiai|cucchiaino|cucchiaini|tazza|tazze|tazzina|bicchiere|bicchieri|pizzico|pizzichi|spicchio|spicchi|fetta',
  'ciuffo|costa|coste|goccia|gocce|panetto|rotolo|bicchierino|cubetti|cespo',
  'fette|mazzetto|mazzetti|mazzo|rametto|rametti|foglia|foglie|grammo|grammi|litri|bustina|bustine|lattina|lattine|manciata',
  'scatola|scatole|gambo|gambi|etto|etti|noce|filo|barattolo|vasetto|confezione|chilo|chili',
  // Dutch
  'eetl|theel|eetlepel|eetlepels|theelepel|theelepels|kopje|kopjes|kop|koppen|snufje|snufjes|snuf|mespunt|teen|tenen|teentje|teentjes',
  'blik|blikken|blikje|blikjes|plak|plakken|plakje|plakjes|takje|takjes|bosje|bosjes|gram|handje|handjevol|stuk|stuks|stukje',
  'bakje|bakjes|zak|fles|flesje|doosje|stronk|krop|klontje|lepel|lepels|koffielepel|koffielepels|soeplepel|soeplepels',
  'gr|rol|recept|zakje|zakjes|pakje|pakjes|pak|scheut|scheutje|glazen|blaadje|blaadjes|stengel|stengels|pot|potje',
  // Portuguese
  'fio|fios|colher|colheres|colher sopa|colheres sopa|colher chá|colheres chá|colher de sopa|colheres de sopa|colher de chá',
  'colheres de chá|xícara|xícaras|xícara chá|xícaras chá|xícara de chá|dente|dentes|pitada|pitadas|copo|copos|fatia|fatias',
  'copo americano|copos americanos|caixa|caixas|punhado|talo|talos|rodela|rodelas|pedaço|pedaços|lata|latas|saqueta',
  'chávena|chávenas|maço|maços|quilo|quilos|tablete|tabletes|ramo|ramos|folha|folhas|unidade|unidades|grama|gramas|pacote|pacotes',
  // Polish, Czech, Slovak, Hungarian
  'łyżka|łyżki|łyżek|łyżeczka|łyżeczki|łyżeczek|szklanka|szklanki|szklanek|ząbek|ząbki|ząbków|szczypta|szczypty|sztuka|sztuki',
  'szt|opakowanie|opakowania|pęczek|pęczki|garść|garści|plaster|plastry|plasterki|dag',
  'listek|listki|gałązka|gałązki|kostka|kostki|puszka|puszki|słoik|torebka|torebki|główka|kawałek|krople',
  'snítka|snítky|lístek|lístky|kelímek|kelímky|kousek|kousky|balení|sklenice|hlavička',
  'ks|lžíce|lžic|lžička|lžičky|lžiček|hrnek|hrnky|špetka|špetky|štipka|štipky|stroužek|stroužky|stroužků|strúčik|strúčiky',
  'svazek|balíček|balíčky|sáček|sáčky|pl|čl|kl|lyžica|lyžice|lyžička|lyžičky|plátek|plátky|hrst|konzerva|kostky',
  'db|dkg|ek|tk|kk|evőkanál|teáskanál|kávéskanál|mokkáskanál|csipet|gerezd|csomag|pohár|bögre|szelet|fej|csokor|szál|doboz',
  // Swedish, Danish, Norwegian, Finnish, Turkish
  'msk|tsk|krm|st|klyfta|klyftor|nypa|burk|burkar|spsk|stk|knivspids|knivsudd|boks|neve|båt|båter|rkl|kpl|dåse|kruka|ruukku',
  'klick|klickar|knippe|förp|näve|prk|pss|ripaus|nippu',
  'su bardağı|çay bardağı|yemek kaşığı|çay kaşığı|tatlı kaşığı|adet|diş|tutam|demet|paket|kaşık',
  'klype|klyper|påse|påsar|kvist|kvistar|skiva|skivor|flaska|skive|skiver|kviste|pose|poser|håndfuld|håndfull|fedd|nip|bakke',
  'rasia|rasiaa|viipale|viipaletta|kynsi|kynttä|purkki|pussi|tölkki|paketti|yaprak|dilim|avuç|kase|fincan|kutu|şişe|damla',
  // Russian
  'г|кг|мл|л|гр|ст л|ч л|ст ложка|ст ложки|ст ложек|ч ложка|ч ложки|ч ложек|столовых ложек|чайных ложек|столовая ложка|столовые ложки|чайная ложка|чайные ложки|стакан|стакана|стаканов',
  'кило|литр|литра|литров|грамм|грамма|граммов|килограмм|килограмма|пачка|пачки|ч ч|чаена чаша|чаени чаши|веточка|веточки|лист|листа|кусок|кусочек|кусочка|пакет|упаковка|упаковки|горсть|капля|капли|стебель|долька|дольки',
  'шт|штука|штуки|щепотка|щепотки|зубчик|зубчика|зубчиков|пучок|пучка|банка|банки|головка|ломтик|ломтика|пакетик',
  // Ukrainian, Bulgarian, Croatian, Serbian, Estonian, Lithuanian, Latvian, Romanian
  'склянка|склянки|склянок|дрібка|ложка|ложки|чайна ложка|ст ложка|ч ложка|с л|чаша|чаши|столова ложка|столові ложки|чайні ложки|супена лъжица|супени лъжици|чаена лъжичка|чаени лъжички|щипка|скилидка|скилидки',
  'žlica|žlice|žličica|žličice|šalica|šalice|prstohvat|češanj|češnja|jušna kašika|jušne kašike|jušnih kašika|kašika|kašike|kašičica|kašičice|šolja|šolje|vezica',
  'spl|supilusikatäit|teelusikatäit|šaukštas|šaukštai|šaukšto|šaukštelis|šaukšteliai|stiklinė|stiklinės|ēdamkarote',
  'ēdamkarotes|tējkarote|tējkarotes|glāze|glāzes',
  'pachet|pachete|lingură|linguri|linguriță|lingurițe|cană|căni|pahar|pahare|cățel|căței|praf|vârf de cuțit|legătură',
  // Greek, Danish, Norwegian
  'κουταλιά της σούπας|κουταλιές της σούπας|κουταλάκι του γλυκού|κουταλάκια του γλυκού|κουταλιά σούπας|κουταλιές σούπας|κουταλάκι γλυκού|κουταλάκια γλυκού|κουταλιά|κουταλιές|κουταλάκι|κουταλάκια|κουτ σούπας|κουτ γλυκού|κ σ|κ γ',
  'φύλλα|φύλλο|κλωναράκι|κλωναράκια|φέτες|κονσέρβα|πακέτο|φακελάκι|κομμάτι|χούφτα',
  'φλ|φλιτζάνι|φλιτζάνια|γρ|κιλό|κιλά|μλ|σκελίδα|σκελίδες|πρέζα|ματσάκι|fed|bundt|spiseske|spiseskeer|teske|teskeer|knsp|ss|ts',
  // Vietnamese, Indonesian
  'muỗng canh|muỗng cà phê|thìa canh|thìa cà phê|muỗng|thìa|chén|củ|tép|gam|sdm|sdt|quả|trái|nhánh|lát|miếng|gói|hộp|lon|siung|butir|lembar|ekor|buah|bh|btr|lbr|batang|ruas|bungkus|bks|gelas|kaleng|potong|ikat|genggam|sendok makan|sendok teh|sendok',
  // Arabic, Persian, Hebrew, Hindi
  'كوب|أكواب|كؤوس|ملعقة كبيرة|ملاعق كبيرة|ملعقة صغيرة|ملاعق صغيرة|ملعقة طعام|ملعقة شاي|ملعقة|ملاعق|رشة|فص|فصوص|حبة|حبات',
  'غرام|جرام|كيلو|لتر|مل|حزمة|علبة|قطعة|پیمانه|قاشق غذاخوری|قاشق چایخوری|قاشق|عدد|گرم|لیوان|حبه',
  'כוס|כוסות|כף|כפות|כפית|כפיות|גרם|קורט|חבילה|שן|שיני|कप|चम्मच|छोटा चम्मच|छोटी चम्मच|बड़ा चम्मच|बड़े चम्मच|ग्राम|किलो|लीटर|चुटकी',
];

/** Units with the same spelling in English, which do not indicate another language. */
const SHARED_UNITS =
  'g|kg|mg|ml|cl|dl|l|gram|liter|litre|litres|kilo|kilos|filet|pot|pots|sachet|sachets|bouquet|stick|teen|sobre|dose|branch|cc|cs|cas|cac|kop|pak|noce|plak|noix|filo|gambo|rol|pl|st|kl|cube|cubes';

/** Forms of units that mean two of them. */
const DUAL_UNITS =
  'ملعقتان كبيرتان|ملعقتين كبيرتين|ملعقتان صغيرتان|ملعقتين صغيرتين|ملعقتان|ملعقتين|كوبان|كوبين|حبتان|حبتين|فصان|فصين|رشتان|رشتين';

export const foreignUnits: ReadonlySet<string> = new Set(
  [...UNITS, SHARED_UNITS, DUAL_UNITS].flatMap((row) => row.split('|')),
);
export const dualUnits: ReadonlySet<string> = new Set(DUAL_UNITS.split('|'));
export const sharedUnits: ReadonlySet<string> = new Set(SHARED_UNITS.split('|'));
/** Maximum number of words of a unit. */
export const MAX_UNIT_WORDS = 3;
