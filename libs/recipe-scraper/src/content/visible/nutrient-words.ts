const MAX_LENGTH = 80;
/** Nutrients as tables of nutrition name them. */
const NUTRIENT =
  /(?:^|[^\p{L}])(?:k?cal|kj|kilojoules?|calor[ií]\p{L}*|kalor\p{L}*|energ[iyí]\p{L}*|énergie|prote[iï]n\p{L}*|proté[iï]n\p{L}*|proteín\p{L}*|eiwei(?:ß|ss)|eiwit\p{L}*|fehérje|białk\p{L}*|bílkovin\p{L}*|bielkovin\p{L}*|carb(?:s|ohydrates?)|total carbs?|kohlenhydrate?|glucides|hidratos|carbohidratos|carboidrat\p{L}*|koolhydraten|kolhydrater|kulhydrat\p{L}*|karbohydrat\p{L}*|szénhidrát|węglowodan\p{L}*|sacharidy|(?:un|mono|poly)?saturated|saturates|gesättigt\p{L}*|saturad[ao]s|cholesterol|cholesterin|koleszterin|colesterol|sodium|natrium|sodio|nátrium|potassium|kalium|ballaststoffe|dietary fib(?:er|re)|fibres alimentaires|vitamin[ae]?|calcium|kálcium|magnesium|magnézium|phosphorus|selenium|omega-\d|belki|калори\p{L}*|ккал|белк\p{L}*|углевод\p{L}*|жир(?:ы|ов)|たんぱく質|炭水化物|热量|蛋白质|سعرات|بروتين)(?![\p{L}])/iu;

/** Nutrients are weighed in units that no kitchen uses. */
const TINY_AMOUNT = /\d\s?(?:mg|mcg|[µμ]g|micro)(?!\p{L})/iu;

/** Whether a line states a nutrient: "Protein 12 g", "344 kcal". */
export const namesNutrient = ({ text }: { text: string }): boolean =>
  text.length <= MAX_LENGTH && (NUTRIENT.test(text) || TINY_AMOUNT.test(text));
