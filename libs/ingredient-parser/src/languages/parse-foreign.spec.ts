import { tokenize } from '../tokens/tokenize.js';
import { parseForeign } from './parse-foreign.js';

const parse = (line: string, units: string[] = []) =>
  parseForeign(line, tokenize(line), (word) => units.includes(word.toLowerCase()));

describe('parseForeign', () => {
  it.each([
    ['2 EL Olivenöl', 2, 'EL', 'Olivenöl', ''],
    ['eine Prise Salz', 1, 'Prise', 'Salz', ''],
    ['en klype salt', 1, 'klype', 'salt', ''],
    ['un praf de sare', 1, 'praf', 'sare', ''],
    ['2 jušne kašike ulja', 2, 'jušne kašike', 'ulja', ''],
    ['2 супени лъжици зехтин', 2, 'супени лъжици', 'зехтин', ''],
    ['2 столові ложки олії', 2, 'столові ложки', 'олії', ''],
    ['μια πρέζα αλάτι', 1, 'πρέζα', 'αλάτι', ''],
    ['3 Knoblauchzehen, fein gehackt', 3, '', 'Knoblauchzehen', 'fein gehackt'],
    ['4 tomates, peladas y picadas', 4, '', 'tomates', 'peladas y picadas'],
    ['2 EL Olivenöl + etwas zum Bestreichen', 2, 'EL', 'Olivenöl', 'etwas zum Bestreichen'],
    ['uma pitada de sal', 1, 'pitada', 'sal', ''],
    ['egy csipet só', 1, 'csipet', 'só', ''],
    ['dwie łyżki cukru', 2, 'łyżki', 'cukru', ''],
    ['две ложки сахара', 2, 'ложки', 'сахара', ''],
    ['zwei Zwiebeln, gehackt', 2, '', 'Zwiebeln', 'gehackt'],
    ['2 Zehen Knoblauch (fein gehackt)', 2, 'Zehen', 'Knoblauch', 'fein gehackt'],
    ['Salz nach Geschmack', 0, '', 'Salz', 'nach Geschmack'],
    ["3 cuillères à soupe d'huile d'olive", 3, 'cuillères à soupe', "huile d'olive", ''],
    ['250 g de farine', 250, 'g', 'farine', ''],
    ["2 gousses d'ail, hachées", 2, 'gousses', 'ail', 'hachées'],
    ['1 taza de leche', 1, 'taza', 'leche', ''],
    ['sal al gusto', 0, '', 'sal', 'al gusto'],
    ['2 cucchiai di olio', 2, 'cucchiai', 'olio', ''],
    ['sale q.b.', 0, '', 'sale', 'q.b.'],
    ['ein halber Liter Wasser', 0.5, 'Liter', 'Wasser', ''],
    ['un demi verre de vin', 0.5, 'verre', 'vin', ''],
    ['etwas Zitronensaft', 0, '', 'Zitronensaft', 'etwas'],
    ['un peu de beurre, fondu', 0, '', 'beurre', 'un peu, fondu'],
    ['1 Packung (400 g) Tomaten, gehackt', 1, 'Packung', 'Tomaten', '400 g, gehackt'],
    ['1 Becher Milch (3,5 %)', 1, 'Becher', 'Milch', '3,5 %'],
    ['een snufje zout', 1, 'snufje', 'zout', ''],
    ['3 gestrichene EL Mehl', 3, 'EL', 'Mehl', 'gestrichene'],
    ['1 kleine Zwiebel, fein gewürfelt', 1, '', 'Zwiebel', 'kleine, fein gewürfelt'],
    ['2 grosses carottes', 2, '', 'carottes', 'grosses'],
    ["1,5 l d'eau", 1.5, 'l', 'eau', ''],
    ['Saft von 1 Zitrone', 1, '', 'Zitrone', 'Saft von'],
    ['Saft einer Zitrone', 1, '', 'Zitrone', 'Saft'],
    ["le jus d'un citron", 1, '', 'citron', 'le jus'],
    ['el zumo de 2 limones, colado', 2, '', 'limones', 'el zumo de, colado'],
    ['succo di 1 limone', 1, '', 'limone', 'succo di'],
    ['sap van een halve citroen', 0.5, '', 'citroen', 'sap van'],
    ['q.b. pepe nero', 0, '', 'pepe nero', 'q.b.'],
    ['ca. 2 EL Öl, warm', 2, 'EL', 'Öl', 'ca, warm'],
    ['2 gestr. TL Backpulver', 2, 'TL', 'Backpulver', 'gestr'],
    ['ein Viertel Liter Milch', 0.25, 'Liter', 'Milch', ''],
    ['1 EL Mehl zum Bestäuben', 1, 'EL', 'Mehl', 'zum Bestäuben'],
    ['20 g de beurre + 10 g pour le moule', 20, 'g', 'beurre', '10 g pour le moule'],
    ['quelques brins de persil', 0, 'brins', 'persil', 'quelques'],
    ['1 taza y media de leche', 1.5, 'taza', 'leche', ''],
    ['соль по вкусу', 0, '', 'соль', 'по вкусу'],
    ['1 halbe Gurke', 0.5, '', 'Gurke', ''],
    ['1 Bd. Dill, gehackt', 1, 'Bd', 'Dill', 'gehackt'],
    ['1 EL gehäuft Mehl', 1, 'EL', 'Mehl', 'gehäuft'],
    ['1 cuillère à café rase de sel', 1, 'cuillère à café', 'sel', 'rase'],
    ['2 tazas (250 g) de harina', 2, 'tazas', 'harina', '250 g'],
    ['en klick smör', 1, 'klick', 'smör', ''],
    ['1 chávena de leite', 1, 'chávena', 'leite', ''],
    ['je 1 TL Kümmel und Pfeffer', 1, 'TL', 'Kümmel und Pfeffer', 'je'],
    ['knapp 2 EL Brühe', 2, 'EL', 'Brühe', 'knapp'],
    ['2 Kugeln Mozzarella (à 125 g)', 2, 'Kugeln', 'Mozzarella', 'à 125 g'],
    ['sůl podle chuti', 0, '', 'sůl', 'podle chuti'],
    ['1 knippe dill', 1, 'knippe', 'dill', ''],
    ['saften av 1 citron', 1, '', 'citron', 'saften av'],
    ['sok z 1 cytryny', 1, '', 'cytryny', 'sok z'],
    ['сок половины лимона', 0.5, '', 'лимона', 'сок'],
    ['χυμό από 1 λεμόνι', 1, '', 'λεμόνι', 'χυμό από'],
    ['½ ч. ложки соды', 0.5, 'ч. ложки', 'соды', ''],
    ['2 κουτ. σούπας μέλι', 2, 'κουτ. σούπας', 'μέλι', ''],
    ['1/2 ekor ayam', 0.5, 'ekor', 'ayam', ''],
    ['2 quả trứng gà', 2, 'quả', 'trứng gà', ''],
    ['2-3 teentjes knoflook, fijngehakt', 2, 'teentjes', 'knoflook', '2-3, fijngehakt'],
  ])('parses %p', (line, quantity, unit, food, note) => {
    expect(parse(line)).toMatchObject({ quantity, unit, food, note });
  });

  it('accepts units of the group after a number word', () => {
    expect(parse('zwei Becherlein Rahm', ['becherlein'])).toMatchObject({ unit: 'Becherlein', food: 'Rahm' });
  });

  it.each([
    '2 cups flour',
    '150 g (5 oz) butter',
    '1 stick (113g) butter',
    '1 pot cream',
    '6 eggs',
    '50 ml crème de menthe',
    'salt to taste',
    'flour',
    '',
  ])('returns null for %p', (line) => {
    expect(parse(line)).toBeNull();
  });
});
