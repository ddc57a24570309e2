import { list, readRecipe } from '../testing/content.js';

describe('readContent', () => {
  it.each<[string, string, string, string[], string[]]>([
    ['English', 'Ingredients', 'Directions', ['3 lemons', 'salt'], ['Grate the lemons.', 'Bake it well.']],
    [
      'German',
      'Zutaten für 4 Personen',
      'Zubereitung',
      ['3 Zitronen', 'Salz'],
      ['Zitronen fein reiben.', 'Gut backen.'],
    ],
    ['French', 'Les ingrédients', 'Préparation', ['3 citrons', 'sel'], ['Râpez les citrons.', 'Enfournez une heure.']],
    ['Spanish', 'Ingredientes', 'Elaboración', ['3 limones', 'sal'], ['Ralla los limones.', 'Hornea una hora.']],
    ['Italian', 'Ingredienti', 'Preparazione', ['3 limoni', 'sale'], ['Grattugiate i limoni.', 'Infornate un’ora.']],
    ['Dutch', 'Ingrediëntenlijst', 'Bereidingswijze', ['3 citroenen', 'zout'], ['Rasp de citroenen.', 'Bak een uur.']],
    ['Portuguese', 'Ingredientes', 'Modo de preparo', ['3 limões', 'sal'], ['Rale os limões.', 'Asse por uma hora.']],
    ['Swedish', 'Ingredienser', 'Gör så här', ['3 citroner', 'salt'], ['Riv citronerna fint.', 'Grädda en timme.']],
    ['Polish', 'Składniki', 'Przygotowanie', ['3 cytryny', 'sól'], ['Zetrzyj cytryny.', 'Piecz godzinę.']],
    ['Hungarian', 'Hozzávalók', 'Elkészítés', ['3 citrom', 'só'], ['Reszeld le a citromot.', 'Süsd egy órán át.']],
    ['Turkish', 'Malzemeler', 'Yapılışı', ['3 limon', 'tuz'], ['Limonları rendeleyin.', 'Bir saat pişirin.']],
    ['Russian', 'Ингредиенты:', 'Приготовление:', ['3 лимона', 'соль'], ['Натрите лимоны.', 'Запекайте час.']],
    ['Arabic', 'المقادير', 'طريقة التحضير', ['3 ليمونات', 'ملح'], ['ابشر الليمون جيدا.', 'اخبزها ساعة كاملة.']],
    ['Chinese', '用料', '做法', ['3个柠檬', '盐'], ['把柠檬皮擦成碎屑,放在一边备用。', '放入烤箱烤一个小时。']],
    ['Czech', 'Suroviny', 'Postup přípravy', ['3 citrony', 'sůl'], ['Nastrouhejte citrony.', 'Pečte hodinu.']],
    ['Danish', 'Ingredienser', 'Sådan gør du', ['3 citroner', 'salt'], ['Riv citronerne fint.', 'Bag i en time.']],
    ['Norwegian', 'Ingredienser', 'Fremgangsmåte', ['3 sitroner', 'salt'], ['Riv sitronene fint.', 'Stek i en time.']],
    ['Finnish', 'Ainekset', 'Valmistusohje', ['3 sitruunaa', 'suolaa'], ['Raasta sitruunat.', 'Paista tunti.']],
    ['Greek', 'Υλικά', 'Εκτέλεση', ['3 λεμόνια', 'αλάτι'], ['Τρίψτε τα λεμόνια.', 'Ψήστε για μία ώρα.']],
    ['Greek in capitals', 'ΥΛΙΚΑ', 'ΕΚΤΕΛΕΣΗ', ['3 λεμόνια', 'αλάτι'], ['Τρίψτε τα λεμόνια.', 'Ψήστε για μία ώρα.']],
    ['Romanian', 'Ingrediente', 'Mod de preparare', ['3 lămâi', 'sare'], ['Radeți lămâile.', 'Coaceți o oră.']],
    ['Ukrainian', 'Інгредієнти', 'Приготування', ['3 лимони', 'сіль'], ['Натріть лимони.', 'Запікайте годину.']],
    ['Hebrew', 'מצרכים', 'אופן ההכנה', ['3 לימונים', 'מלח'], ['מגרדים את הלימונים.', 'אופים במשך שעה.']],
    [
      'Japanese',
      '材料（4人分）',
      '作り方',
      ['レモン 3個', '塩'],
      ['レモンの皮をすりおろし、器に入れておきます。', 'オーブンで一時間焼きます。'],
    ],
    [
      'Korean',
      '재료',
      '만드는 법',
      ['레몬 3개', '소금'],
      ['레몬 껍질을 갈아서 따로 둡니다.', '한 시간 동안 굽습니다.'],
    ],
    ['Hindi', 'सामग्री', 'विधि', ['3 नींबू', 'नमक'], ['नींबू को कद्दूकस कर लें।', 'एक घंटे तक पकाएं।']],
    ['Bengali', 'উপকরণ', 'প্রণালী', ['৩টি লেবু', 'লবণ'], ['লেবু কুচি করে নিন।', 'এক ঘণ্টা ধরে রান্না করুন।']],
    ['Persian', 'مواد لازم', 'طرز تهیه', ['۳ عدد لیمو', 'نمک'], ['لیموها را رنده کنید.', 'یک ساعت در فر بپزید.']],
    [
      'Lithuanian',
      'Ingredientai',
      'Gaminimas',
      ['3 citrinos', 'druska'],
      ['Sutarkuokite citrinas.', 'Kepkite valandą.'],
    ],
    ['Icelandic', 'Hráefni', 'Aðferð', ['3 sítrónur', 'salt'], ['Rífið sítrónurnar fínt.', 'Bakið í klukkutíma.']],
    ['Vietnamese', 'Nguyên liệu', 'Cách làm', ['3 quả chanh', 'muối'], ['Bào vỏ chanh.', 'Nướng trong một giờ.']],
    [
      'Indonesian',
      'Bahan-bahan',
      'Cara membuat',
      ['3 lemon', 'garam'],
      ['Parut kulit lemon.', 'Panggang selama satu jam.'],
    ],
  ])('reads a page in %s', (_, heading, directions, ingredients, steps) => {
    const html = `<h1>X</h1><h2>${heading}</h2>${list(ingredients)}<h2>${directions}</h2>${list(steps, 'ol')}<h2>Other</h2><p>More</p>`;

    expect(readRecipe(html)).toEqual({ ingredients, steps });
  });
});
