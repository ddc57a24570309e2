const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Countable things that a recipe makes. A yield in one of these keeps its word: "24 cookies". */
export const ITEM_WORDS = words(
  'bagel bagels ball balls bar bars batch batches biscuit biscuits bite bites blondies bottle bottles bowl bowls brownie ' +
    'brownies bun buns burger burgers burrito burritos cake cakes calzone calzones candies cocktail cocktails cookie ' +
    'cookies cracker crackers crepe crepes crust crusts cup cups cupcake cupcakes doughnut doughnuts donut donuts dozen ' +
    'drink drinks dumpling dumplings enchilada enchiladas fillet fillets flatbread flatbreads fritter fritters gallon ' +
    'gallons glass glasses gram grams item items jar jars kebab kebabs kilogram kilograms layer layers liter liters ' +
    'litre litres loaf loaves macaron macarons meatball meatballs meringue meringues milliliter milliliters muffin ' +
    'muffins ounce ounces pancake pancakes pastries pastry patties patty pie pies piece pieces pint pints pita pitas ' +
    'pizza pizzas popsicle popsicles pound pounds pretzel pretzels quart quarts ravioli roll rolls sandwich sandwiches ' +
    'scone scones shot shots skewer skewers slice slices smoothie smoothies square squares stick sticks tablespoon ' +
    'tablespoons taco tacos tart tartlet tartlets tarts teaspoon teaspoons tortilla tortillas tray trays truffle ' +
    'truffles unit units waffle waffles wedge wedges wing wings wrap wraps ' +
    'stück stücke stueck scheiben brötchen kekse plätzchen muffins gläser glas pièces pièce biscuits crêpes parts ' +
    'piezas galletas porciones pezzi biscotti fette stuks plakken koekjes bitar kakor stk stykker pedaços fatias biscoitos κομμάτια τεμάχια',
);

/** Words for servings: "for four people". */
export const SERVING_WORDS = words(
  'serving servings serves people persons person portion portions eaters adults ' +
    'personen person portionen portion personnes personne parts convives personas raciones ración comensales persone ' +
    'personer portioner porsjoner porties porties pessoas porções porção porcji porce porcje annosta kişilik порций порции μερίδες μερίδα άτομα άτομο',
);

/** From two, because "one" is an article in most languages. A dash replaces what is another word elsewhere: "to". */
const NUMBERS_FROM_TWO = [
  'two three four five six seven eight nine ten eleven twelve',
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'deux trois quatre cinq six sept huit neuf dix - douze',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'due tre quattro cinque sei sette otto nove dieci undici dodici',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf',
  'dois três quatro cinco seis sete oito nove dez - doze',
  'två tre fyra fem sex sju åtta nio tio elva tolv',
  '- tre - fem seks syv otte ni ti elleve tolv',
];

/** Number words in a yield. */
export const NUMBER_WORDS = new Map([
  ['one', 1],
  ...NUMBERS_FROM_TWO.flatMap((line) => line.split(' ').map((word, at): [string, number] => [word, at + 2])),
]);
