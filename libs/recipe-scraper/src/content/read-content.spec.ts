import { readPage } from '../page.js';
import { readPageLines } from './lines/page-lines.js';
import { readContent } from './read-content.js';

const read = (html: string): { ingredients: string[]; steps: string[] } => {
  const { ingredients, steps } = readContent(readPageLines(readPage({ html }).root));
  return { ingredients: ingredients.lines.map(({ text }) => text), steps: steps.lines.map(({ text }) => text) };
};

const TART = {
  ingredients: ['3 lemons', '200 g sugar'],
  steps: ['Grate the lemons finely.', 'Bake the tart for an hour.'],
};
const list = (items: string[], tag = 'ul'): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

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

    expect(read(html)).toEqual({ ingredients, steps });
  });

  it.each<[string, string]>([
    ['items', '<ul><li class="metric">40 g flour<li class="metric">90 g sugar<li class="us hide">2 oz flour</ul>'],
    [
      'tabs',
      '<div id="metric" class="tab-pane active show"><p>40 g flour</p><p>90 g sugar</p></div>' +
        '<div id="us" class="tab-pane fade"><p>2 oz flour</p><p>3 oz sugar</p></div>',
    ],
    [
      'the chosen measures, whatever they are',
      '<ul class="metric" style="display:none"><li>90 g flour<li>5 g salt</ul><ul class="us"><li>40 g flour<li>90 g sugar</ul>',
    ],
  ])('omits lists that are hidden because of other measures: %s', (_, html) => {
    expect(read(`<h2>Ingredients</h2>${html}`).ingredients).toEqual(['40 g flour', '90 g sugar']);
  });

  it('ends the ingredients at numbered steps, and omits prices', () => {
    const lines = ['3 lemons', '200 g sugar', '$4.99', '1 cup flour', 'Step 1', 'Grate the 3 lemons finely.'];
    const html = `<h2>Ingredients</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;

    expect(read(html).ingredients).toEqual(['3 lemons', '200 g sugar', '1 cup flour']);
  });

  it.each<[string, string]>([
    [
      'bold text for headings',
      '<p><b>Ingredients:</b></p><p>3 lemons<br>200 g sugar</p><p><strong>Method</strong></p><p>Grate the lemons finely.</p><p>Bake the tart for an hour.</p>',
    ],
    [
      'names in the markup only',
      `<div class="recipe__ingredients">${list(TART.ingredients)}</div><div id="recipeInstructions">${list(TART.steps, 'ol')}</div>`,
    ],
    [
      'a table of amounts',
      '<h3>Ingredients</h3><table><tr><td>3</td><td>lemons</td></tr><tr><td>200 g</td><td>sugar</td></tr></table>' +
        `<h3>Steps</h3>${list(TART.steps)}`,
    ],
    [
      'a list of terms',
      `<h3>Ingredients</h3><dl><dt>3</dt><dd>lemons</dd><dt>200 g</dt><dd>sugar</dd></dl><h3>Steps</h3>${list(TART.steps)}`,
    ],
    ['boxes to tick', `<h3>Ingredients</h3>${list(['▢ 3 lemons', '☐ 200 g sugar'])}<h3>Steps</h3>${list(TART.steps)}`],
    [
      'both systems of measures',
      `<h3>Ingredients</h3>${list(TART.ingredients)}${list(['3 lemons', '7 oz sugar'])}<h3>Steps</h3>${list(TART.steps)}`,
    ],
    [
      'buttons, notes and nutrition around it',
      `<nav>${list(['1 Home', '2 Recipes', '3 About'])}</nav><h2>Ingredients</h2><button>Print</button><p>US Customary – Metric</p>${list(TART.ingredients)}
       <h2>Instructions</h2>${list(TART.steps, 'ol')}<h2>Notes</h2><p>Keeps well.</p><h2>Nutrition</h2>${list(['100 g fat'])}`,
    ],
    [
      'what readers wrote below it',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list(TART.steps)}<div id="comments"><h3>Method</h3><p>${'I liked it. '.repeat(99)}</p></div>`,
    ],
    [
      'steps with numbers of their own',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2><p>Step 1</p><p>Grate the lemons finely.</p><p>Step 2</p><p>Bake the tart for an hour.</p>`,
    ],
    [
      'items that count themselves',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list(TART.steps.map((step, i) => `<b>Step ${i + 1}</b><br>${step}`))}`,
    ],
    [
      'steps under several headings that hint at them',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>How to make the filling</h2><p>Grate the lemons finely.</p>
       <h2>How to bake the tart</h2><p>Bake the tart for an hour.</p><h2>About me</h2><p>I like tarts a lot.</p>`,
    ],
    [
      'counted steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list(TART.steps.map((step, i) => `<b>${i + 1}.</b> ${step}`))}`,
    ],
    [
      'an article that describes the steps at length before the recipe does',
      `<h2>Method</h2><p>${'I grate the lemons while the oven gets hot. '.repeat(4)}</p>
       <h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list(TART.steps)}`,
    ],
    [
      'captions, films and ingredients repeated in the steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list([
        `${TART.steps[0]}<figure><img src="a.jpg"><figcaption>Ana / Bo</figcaption></figure><p>3 lemons</p>`,
        `${TART.steps[1]}<p>https://films.example/tart.mp4</p>`,
      ])}`,
    ],
    [
      'who wrote it, below marked steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2><div class="steps">${list(TART.steps)}</div><p>Hi! I like tarts.</p><p>Find me online.</p>`,
    ],
    [
      'an author named in a heading',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${TART.steps.map((step) => `<p>${step}</p>`).join('')}<h4>About Ana</h4><p>She bakes a lot of tarts for all of us.</p>`,
    ],
    [
      'times below the ingredients',
      `<h2>Ingredients</h2>${list(TART.ingredients)}${list(['Total time 50 m', 'Cooking time 20 min'])}<h2>Method</h2>${list(TART.steps)}`,
    ],
    [
      'variations within the part that holds the steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<div class="steps"><h2>Let us bake</h2>${list(TART.steps)}<h3>Recipe variations</h3>${list(['Instead of lemons take limes or a large orange.'])}</div>`,
    ],
    [
      'ingredients in a column of their own',
      `<main><div class="content-with-sidebar"><aside class="recipe-ingredients"><h2>Ingredients</h2>${list(TART.ingredients)}</aside>
       <h2>Method</h2>${list(TART.steps)}</div><aside class="teaser">${list(['200 g ads', '1 cup ads'])}</aside></main>`,
    ],
  ])('accepts %s', (_, html) => {
    expect(read(html)).toEqual(TART);
  });

  it('ends the ingredients at sentences without a heading', () => {
    const steps = ['Grate the lemons finely and put them aside.', 'Bake everything together for about an hour.'];

    expect(read(`<h2>Ingredients</h2>${list(['3 lemons', 'sugar'])}${list(steps)}`)).toMatchObject({
      ingredients: ['3 lemons', 'sugar'],
    });
  });

  it('separates nutrition from a list without a heading', () => {
    const ingredients = ['3 lemons', '200 g sugar', '1 cup flour'];
    const html = `${list(ingredients)}<div class="nutrition">${list(['19 g fat', '3 g fibre', '17 g protein', '5 g salt'])}</div>`;

    expect(read(html).ingredients).toEqual(ingredients);
  });

  it('joins the groups of a recipe that each have ingredients and steps', () => {
    const html = `<h2>Zutaten für den Teig:</h2>${list(['200 g Mehl', '1 Ei'])}<p>Mehl und Ei verkneten und eine halbe Stunde ruhen lassen.</p>
      <h2>Zutaten für die Füllung:</h2>${list(['3 Zitronen'])}<p>Die Zitronen reiben, füllen und eine Stunde backen.</p>`;

    expect(read(html)).toEqual({
      ingredients: ['200 g Mehl', '1 Ei', '3 Zitronen'],
      steps: [
        'Mehl und Ei verkneten und eine halbe Stunde ruhen lassen.',
        'Die Zitronen reiben, füllen und eine Stunde backen.',
      ],
    });
  });

  it('recognizes rows made of boxes', () => {
    const row = (amount: string, name: string): string =>
      `<div class="row"><div>${amount}</div><div>${name}</div></div>`;
    const rows = row('3', 'lemons') + row('200 g', 'sugar') + row('1 pinch', 'salt');

    expect(read(`<h3>Ingredients</h3><div>${rows}</div>`).ingredients).toEqual([
      '3 lemons',
      '200 g sugar',
      '1 pinch salt',
    ]);
  });

  it('recognizes a list of kitchen amounts without headings', () => {
    const html = `<h3>Lemon tart</h3>${list(['3 lemons', '200 g sugar', '1 cup flour'])}<p>Grate the lemons, then bake everything.</p><h3>More</h3>`;

    expect(read(html)).toEqual({
      ingredients: ['3 lemons', '200 g sugar', '1 cup flour'],
      steps: ['Grate the lemons, then bake everything.'],
    });
  });

  it('splits ingredients in one line', () => {
    const html =
      '<h2>Ingredients</h2><p>1 kg tomatoes, 2 cloves of garlic, 50 ml oil, salt</p><h2>Method</h2><p>Mix it all, then chill it.</p>';

    expect(read(html).ingredients).toEqual(['1 kg tomatoes', '2 cloves of garlic', '50 ml oil', 'salt']);
  });

  it('titles every group by its heading', () => {
    const html = `<h2>Zutaten für den Teig</h2>${list(['200 g Mehl', '1 Ei'])}<h2>Zutaten für die Füllung</h2>${list(['3 Zitronen'])}`;
    const { ingredients } = readContent(readPageLines(readPage({ html }).root));

    expect(ingredients.lines.map(({ title }) => title)).toEqual([
      'Zutaten für den Teig',
      '',
      'Zutaten für die Füllung',
    ]);
  });

  it.each<[string, string]>([
    ['pictures', `<h2>🛒 What You’ll Need</h2>${list(TART.ingredients)}<h2>👩‍🍳 Method ✨</h2>${list(TART.steps, 'ol')}`],
    [
      'numbered steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>How to make lemon tart</h2>
       <h3>Step 1: Prep your ingredients</h3><p>${TART.steps[0]}</p><h3>Step 2: Bake</h3><p>${TART.steps[1]}</p>
       <h2>Storage</h2><p>It keeps for a day in the fridge.</p>`,
    ],
    [
      'a step about ingredients',
      `<h2>Ingredientes</h2>${list(TART.ingredients)}<h2>Elaboración de la tarta</h2>
       <p><b>Preparar los ingredientes:</b></p>${TART.steps.map((step) => `<p>${step}</p>`).join('')}`,
    ],
    [
      'groups of the same rank',
      `<h3>Ingredients</h3>${list(TART.ingredients)}<h3>Instructions</h3><h3>Base method</h3>${list(TART.steps.slice(0, 1))}
       <h3>Filling method</h3>${list(TART.steps.slice(1))}<h3>Notes</h3>${list(['It keeps for a day.'])}`,
    ],
    [
      'a sidebar',
      `<h2>Method</h2>${list(TART.steps, 'ol')}
       <aside id="sidebar">${'<div>'.repeat(30)}<h2>Ingredients</h2>${list(TART.ingredients)}${'</div>'.repeat(30)}</aside>`,
    ],
  ])('reads headings with %s', (_, html) => {
    expect(read(html)).toEqual(TART);
  });

  it('assigns headings of groups to the lines below them', () => {
    const html = `<h2>Ingredients</h2><h3>Base</h3>${list(['200 g flour', '1 egg'])}<p>Filling:</p>${list(['3 lemons'])}`;

    expect(readContent(readPageLines(readPage({ html }).root)).ingredients.lines).toEqual([
      { title: 'Base', text: '200 g flour' },
      { title: '', text: '1 egg' },
      { title: 'Filling', text: '3 lemons' },
    ]);
  });

  it.each<[string, string]>([
    ['an article', `<h1>On lemons</h1><p>${'They are sour. '.repeat(50)}</p>`],
    [
      'a shop',
      `<h1>Chairs</h1>${list(['1 red chair', '2 blue chairs', '3 green chairs'])}<p>Buy our chairs today.</p>`,
    ],
    ['a table of contents', list(['1. History', '2. Geography', '3. Economy'])],
    ['an empty page', ''],
  ])('finds no recipe in %s', (_, html) => {
    expect(read(html).ingredients).toEqual([]);
  });
});
