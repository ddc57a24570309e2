/** The headings of recipe parts. One line per group of languages, lower case, accents as written; Greek capitals have none. */
const INGREDIENT_HEADINGS = `
  ingredients|ingredient list|what you need|what you'll need|you will need|you'll need|you need|shopping list|what's in it|what goes in
  zutaten|zutatenliste|einkaufsliste|das brauchst du|du brauchst|ihr braucht|das braucht ihr|man nehme|was du brauchst|dafür brauchst du|das wird gebraucht
  ingrédients|les ingrédients|liste des ingrédients|il vous faut|il vous faudra|il faut|ce qu'il vous faut|ce qu'il faut|vous aurez besoin de
  ingredientes|los ingredientes|ingredienti|ingredients|necesitas|qué necesitas|lo que necesitas|vas a necesitar|cosa serve|cosa ti serve|occorrente|cosa occorre|você vai precisar|você vai precisar de
  ingrediënten|ingredienten|dit heb je nodig|boodschappenlijst|wat heb je nodig|je hebt nodig|wat heb je nodig?|nodig
  ingredienser|ingredienslista|ingrediensliste|det behøver du|du trenger|du behöver|det här behöver du|dette trenger du|du skal bruge|dette skal du bruge
  ainekset|aineet|raaka-aineet|koostisosad|tarvitset|sul on vaja|vaja läheb|vajad
  składniki|suroviny|ingredience|ingrediencie|prísady|přísady|sestavine|sastojci
  hozzávalók|alapanyagok|ingrediente|malzemeler|υλικά|υλικα|συστατικά|συστατικα
  ингредиенты|продукты|состав|інгредієнти|продукти|съставки
  材料|用料|食材|食材清单|原料|재료|วัตถุดิบ|ส่วนผสม|nguyên liệu|bahan|bahan-bahan
  المكونات|المقادير|مقادير|מצרכים|רכיבים|מרכיבים|مواد لازم|مواد اولیه|اجزاء
  सामग्री|आवश्यक सामग्री|উপকরণ|தேவையான பொருட்கள்
  sudedamosios dalys|sastāvdaļas|hráefni|innihald|састојци|состојки
`;

const STEP_HEADINGS = `
  instructions|directions|method|preparation|steps|procedure|how to make it|step by step|step-by-step|cooking instructions|recipe instructions|the method|what to do|do this|let's cook|make it|what you do|how to do it|how you make it|here's how|let's make it|to make
  zubereitung|anleitung|herstellung|arbeitsanweisung|und so wird's gemacht|schritt für schritt|so geht's|so wird's gemacht|arbeitsschritte|zubereitungsschritte|und so geht's
  préparation|préparations|méthode|mode opératoire|marche à suivre|étapes|réalisation|étapes de préparation|instructions|la préparation|recette|les étapes|progression
  preparación|elaboración|método|método de preparación|elaboración paso a paso|instrucciones|pasos|modo de preparación|cómo hacer|procedimiento|paso a paso|elaboració|preparació
  preparazione|procedimento|istruzioni|come si prepara|metodo|esecuzione|passaggi|svolgimento
  bereiding|bereidingswijze|stappen|stappenplan|zo maak je dit|de bereiding|werkwijze|instructies|aan de slag|zo maak je het|voorbereiding
  modo de preparo|preparo|preparação|modo de fazer|como fazer|modo de preparação|confeção
  gör så här|så gör du|tillagning|instruktioner|fremgangsmåde|sådan gør du|fremgangsmåte|slik gjør du|tilberedning
  valmistus|valmistusohje|ohje|ohjeet|tee näin|juhised|valmistamine
  przygotowanie|sposób przygotowania|wykonanie|postup|postup přípravy|príprava|příprava|postup prípravy|priprava|priprema|postopek
  elkészítés|elkészítése|az elkészítés menete|mod de preparare|preparare|hazırlanışı|yapılışı|tarifi|εκτέλεση|εκτελεση|οδηγίες|οδηγιες|παρασκευή|παρασκευη|διαδικασία|τρόπος παρασκευής|τρόπος εκτέλεσης
  приготовление|метод|метод приготовления|рецепт приготовления|порядок приготовления|этапы приготовления|шаги|способ приготовления|как приготовить|инструкция|пошаговый рецепт|приготування|спосіб приготування|приготвяне|начин на приготвяне
  做法|步骤|步驟|做法步骤|作り方|手順|만드는 법|만드는법|조리법|조리순서|วิธีทำ|cách làm|cách nấu|cara membuat|cara memasak|langkah
  طريقة التحضير|الطريقة|طريقة العمل|التحضير|אופן ההכנה|הוראות הכנה|אופן הכנה|הכנה|طرز تهیه|روش تهیه|طرز پخت|ترکیب
  विधि|बनाने की विधि|প্রণালী|প্রস্তুত প্রণালী|செய்முறை
  gaminimas|paruošimas|pagatavošana|aðferð|leiðbeiningar|припрема|подготовка|начин на подготовка
`;

/** Parts that may follow ingredients or steps and belong to neither. */
const OTHER_HEADINGS = `
  notes|note|recipe notes|tips|tip|nutrition|nutrition facts|nutritional information|nutrition information|nutritional info|equipment|video|comments|reviews|related recipes|you may also like|more recipes|did you make this recipe|storage|faq|share|tags|about|serving suggestions|variations|cook's note|cook's notes|what others are saying|related articles|related posts|related content|you may like|you might like|more like this|more from|read more|read next|keep reading|also try|try these next|recommended|most popular|popular recipes|latest recipes|trending|join the conversation|leave a comment|leave a reply|tools|special equipment|you might also like|before you start|ratings
  hinweise|tipps|tipp|nährwerte|nährwertangaben|kommentare|nährwert|anmerkungen|ausrüstung|mehr rezepte|ähnliche rezepte|weitere rezepte|das könnte dir auch gefallen|das könnte ihnen auch gefallen|auch interessant|auch lecker|passende rezepte|mehr zum thema|beliebte rezepte|zubehör
  remarques|astuces|astuce|conseils|valeurs nutritionnelles|commentaires|ustensiles|matériel|à lire aussi|vous aimerez aussi|recettes similaires|dans la même catégorie|ces recettes pourraient vous plaire
  notas|consejos|información nutricional|comentarios|utensilios|valor nutricional|dicas|informação nutricional|comentários|note|también te puede gustar|te puede interesar|recetas relacionadas|más recetas|potrebbe interessarti anche|ti potrebbe interessare|ricette correlate|altre ricette|você também pode gostar|receitas relacionadas|veja também|consigli|valori nutrizionali|commenti|conservazione
  ook lekker|lees ook|bekijk ook|meer recepten|gerelateerde recepten|misschien vind je dit ook leuk|voedingswaarden|opmerkingen|reacties|benodigdheden|keukengerei|variatietip|tips en variaties
  fler recept|liknande recept|relaterade recept|du kanske också gillar|flere oppskrifter|flere opskrifter|lue myös|zobacz też|zobacz także|podobne przepisy|podobné recepty|mohlo by vás zajímat|hasonló receptek|ajánlott receptek|benzer tarifler|похожие рецепты|вам может понравиться|читайте также|схожі рецепти|näringsvärde|kommentarer|næringsindhold|næringsinnhold|vinkit|ravintoarvo|wskazówki|wartości odżywcze|komentarze|tipy|komentáře|komentáre|diskuze|megjegyzés|tápérték|hozzászólások|sfaturi|comentarii|besin değerleri|yorumlar|σημειώσεις|συμβουλές|διατροφική αξία|σχόλια|комментарии|советы|примечания|пищевая ценность|коментарі|小贴士|小窍门|提示|评论|相关推荐|コツ・ポイント|コツ|ポイント|コメント|関連レシピ|人気の記事|栄養成分|팁|댓글|관련 글|요리 팁
  نصائح|ملاحظات|التعليقات|وصفات مشابهة|טיפים|הערות|תגובות|מתכונים נוספים|เคล็ดลับ|หมายเหตุ|ความคิดเห็น|सुझाव|टिप्पणियाँ|mẹo|mẹo vặt|ghi chú|lưu ý|bình luận|bài viết liên quan|catatan|komentar|resep lainnya|resep terkait|püf noktası|püf noktaları|μυστικά|δείτε επίσης
`;

/** A part of a page; `other` is neither ingredients nor steps. */
export type Part = 'ingredients' | 'steps' | 'other';

const PARTS = new Map<string, Part>([
  ...entries(OTHER_HEADINGS, 'other'),
  ...entries(INGREDIENT_HEADINGS, 'ingredients'),
  ...entries(STEP_HEADINGS, 'steps'),
]);

/** The part of a recipe that a line announces, or null. A line that is not a heading must consist of the word alone. */
export function partOfHeading(text: string, isHeading: boolean): Part | null {
  if (text.length > MAX_LINE) return null;
  const heading = normalize(text);
  if (isHeading && ASIDE.test(heading)) return 'other';
  if (STEP_WITH_INGREDIENTS.test(heading)) return null;
  const exact = PARTS.get(heading) ?? (heading.includes(' ') ? null : partOfWord(heading));
  if (exact || heading.length > MAX_HEADING || /[?？]$/.test(text)) return exact;
  if (isTableHead(heading)) return 'ingredients';
  return isHeading ? partOfWords(heading) : partBeforePurpose(text, heading);
}

/** The names of the columns of a table: "Amount Ingredient", "Zutat Menge". */
function isTableHead(heading: string): boolean {
  const words = heading.split(/[\s/|]+/);
  const columns = words.filter((word) => COLUMN.test(word)).length;
  return columns > 0 && columns < words.length && words.every((word) => COLUMN.test(word) || INGREDIENT.test(word));
}
const COLUMN =
  /^(?:amount|quantity|qty|unit|measure|weight|volume|gram|percentage|baker's|metric|us|imperial|menge|gewicht|einheit|quantité|unité|cantidad|unidad|quantità|unità|quantidade|unidade|hoeveelheid|eenheid|mängd|mængde|mengde|ilość|množství)s?$/u;
const INGREDIENT = /^(?:ingr[eé]di[eë]n\p{L}*|zutat\p{L}*|składnik\p{L}*|surovin\p{L}|hozzávaló\p{L}*)$/u;

/** The preposition after "ingredients" in a line: "Zutaten für 4 Personen", "Ingredients for the dough". */
const PURPOSE = /\s(?:for|für|pour|para|per|voor|för|til|till|dla|do|pro|na|на|для|για|için)\s/u;

/** A line of text announces ingredients as well if it says for what: "Zutaten für 10 Stücke". */
function partBeforePurpose(text: string, heading: string): Part | null {
  const space = heading.indexOf(' ');
  if (space < 0 || PARTS.get(heading.slice(0, space)) !== 'ingredients') return null;
  const purpose = PURPOSE.exec(heading.slice(space));
  const isShort = heading.length - space <= MAX_PURPOSE;
  return purpose?.index === 0 && isShort && !/[.!?,;]$/.test(text) ? 'ingredients' : null;
}

const MAX_PURPOSE = 48;

const MAX_HEADING = 80;
const MAX_LINE = 200;
/** Headings of other content than the recipe. */
const ASIDE =
  /^(?:about|why|meet|follow|subscribe|continue reading|unlock|become a member|weiterlesen|more|related|über|warum|à propos|sobre|over|o autorze)\s(?!\d)/u;

/** "Prepare the ingredients" is a step. */
const STEP_WITH_INGREDIENTS =
  /^(?:step\s)?(?:prep|gather|combine|mix|measure|mezcl|mélang|mescol|mistura|meng)\p{L}*\s.{0,20}ingr[eé]di/u;

function entries(words: string, part: Part): [string, Part][] {
  return words
    .split(/[|\n]/)
    .map((word) => normalize(word))
    .filter(Boolean)
    .map((word) => [word, part]);
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[(（][^()（）]{0,60}[)）]/g, ' ')
    .replace(/^(?:the )?recipe (?=\p{L})/u, '')
    .replace(/^[^\p{L}]+|[^\p{L}\p{N}\p{M}?？]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** Long headings contain the name of the recipe as well: "Ingredients for lemon tart", "Lemon tart – die Zutaten". */
function partOfWords(heading: string): Part | null {
  const words = heading.split(/[\s,:;–—|-]+/);
  const parts = words.map(partOfWord).filter((part) => part !== null && part !== 'other');
  return new Set(parts).size === 1 ? (parts[0] ?? null) : null;
}

const INGREDIENT_STEM = /^(?:ingr[eé]di|zutaten|składnik|hozzávaló|malzeme|ингредиент|інгредієнт)/;

/** Compounds count as well: "Ingrediëntenlijst". */
function partOfWord(word: string): Part | null {
  return PARTS.get(word) ?? (INGREDIENT_STEM.test(word) ? 'ingredients' : null);
}

const STEP_HINT =
  /\bhow to (?:make|cook|bake|prepare)|comment (?:faire|préparer|réaliser)|c[oó]mo (?:hacer|preparar|fazer)|come (?:fare|preparare|si fa)|so (?:machst|gelingt|bereitest|geht)|\b(?:maken|bakken|bereiden)$|jak (?:zrobić|przygotować|připravit|na to)|как (?:приготовить|сделать)|så (?:gör|laver)|^(?:\p{L}{1,3}\s)?(?:recipe|recept|rezept|recette|receta|ricetta|receita|przepis|рецепт)\s?(?::|$)/iu;

/** Whether a heading suggests that the lines below it describe how to make something. */
export const hintsAtSteps = (heading: string): boolean => heading.length <= MAX_HEADING && STEP_HINT.test(heading);
