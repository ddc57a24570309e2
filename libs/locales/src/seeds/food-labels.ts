import type { LabelKey } from './seed-words.js';

/** The keys of the foods of each label; labels without foods are for other purchases. */
export const FOODS_BY_LABEL: Partial<Record<LabelKey, string>> = {
  fruit: `
    apple pear banana orange mandarin lemon lime grapefruit grape strawberry raspberry blueberry blackberry
    cherry cranberry peach nectarine apricot plum mango pineapple kiwi melon watermelon fig pomegranate avocado
    rhubarb`,
  vegetables: `
    tomato cherryTomato cucumber bellPepper chiliPepper eggplant zucchini onion redOnion shallot greenOnion
    garlicClove garlic leek carrot celeryStalk celeriac parsnip beet radish turnip potato sweetPotato pumpkin
    butternutSquash broccoli cauliflower whiteCabbage redCabbage chineseCabbage brusselsSprout kale spinach
    swissChard lettuce arugula greenBean greenPea earOfCorn asparagusSpear artichoke fennelBulb ginger okra
    bokChoy beanSprouts`,
  mushrooms: 'buttonMushroom porciniMushroom chanterelle shiitakeMushroom oysterMushroom',
  freshHerbs: 'parsley basil cilantro chives dill mint rosemary thyme sage tarragon marjoram lemongrass',
  legumes: 'chickpea kidneyBean whiteBean blackBean redLentils brownLentils splitPeas favaBean edamame',
  meat: 'groundBeef groundPork groundLamb beef beefSteak veal pork porkTenderloin porkChop lamb rabbit',
  poultry: 'chicken chickenBreast chickenThigh chickenWing turkey duck',
  coldCuts: 'bacon pancetta cookedHam prosciutto salami chorizo sausage',
  fish: `
    salmonFillet smokedSalmon codFillet trout cannedTuna mackerel herring sardine anchovyFillet shrimp mussel
    scallop squid`,
  eggs: 'egg eggYolk eggWhite',
  dairy: `
    milk buttermilk heavyCream sourCream cremeFraiche plainYogurt greekYogurt butter ghee margarine quark
    condensedMilk milkPowder`,
  cheese: `
    mozzarella parmesan cheddar gouda emmental gruyere feta goatCheese creamCheese ricotta mascarpone halloumi
    blueCheese cottageCheese`,
  plantBased: 'tofu tempeh soyMilk oatMilk almondMilk coconutMilk',
  bread: 'bread sliceOfBread baguette breadRoll burgerBun tortilla pitaBread breadcrumbs puffPastry pizzaDough',
  baking: `
    flour wholeWheatFlour ryeFlour breadFlour speltFlour almondFlour cornstarch cornmeal bakingPowder bakingSoda
    dryYeast freshYeast cocoaPowder vanillaExtract vanillaBean vanillaSugar gelatinSheet semolina`,
  sugar: 'sugar brownSugar powderedSugar honey mapleSyrup agaveSyrup molasses',
  pasta: 'spaghetti penne macaroni lasagnaSheet tagliatelle gnocchi eggNoodles riceNoodles',
  grains: 'rice basmatiRice brownRice risottoRice couscous bulgur quinoa pearlBarley millet buckwheat polenta',
  breakfast: 'rolledOats muesli cornflakes',
  nuts: `
    almond walnut hazelnut cashew peanut pistachio pecan pineNuts sunflowerSeeds pumpkinSeeds sesameSeeds
    chiaSeeds flaxseed poppySeeds shreddedCoconut`,
  driedFruit: 'raisins date driedApricot prune',
  oils: `
    oliveOil vegetableOil canolaOil sunflowerOil sesameOil coconutOil balsamicVinegar whiteWineVinegar
    redWineVinegar appleCiderVinegar riceVinegar`,
  sauces: `
    soySauce fishSauce oysterSauce worcestershireSauce hotSauce ketchup mayonnaise mustard dijonMustard pesto
    tahini horseradish misoPaste curryPaste caper olive pickle`,
  spices: `
    salt blackPepper whitePepper sweetPaprika smokedPaprika chiliPowder cayennePepper cumin carawaySeeds
    groundCoriander turmeric curryPowder garamMasala groundCinnamon cinnamonStick nutmeg clove cardamom
    starAnise allspice saffron bayLeaf driedOregano italianSeasoning garlicPowder onionPowder mustardSeeds sumac`,
  canned: 'cannedTomatoes tomatoPaste tomatoPassata sunDriedTomato cannedCorn sauerkraut applesauce',
  broth: 'vegetableBroth chickenBroth beefBroth bouillonCube',
  spreads: 'peanutButter jam hazelnutSpread hummus',
  sweets: 'darkChocolate milkChocolate whiteChocolate chocolateChips ladyfinger butterCookie',
  frozen: 'frozenSpinach frozenPeas frozenBerries vanillaIceCream iceCube',
  coffeeTea: 'groundCoffee espresso blackTea greenTea',
  drinks: 'water sparklingWater orangeJuice appleJuice lemonJuice limeJuice',
  alcohol: 'whiteWine redWine beer rum vodka',
};
