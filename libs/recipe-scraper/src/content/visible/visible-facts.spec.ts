import { scrapeRecipe } from '../../scrape-recipe.js';
import type { ScrapedRecipe } from '../../scraped-recipe.js';
import { aPageWith, aRecipe } from '../../testing/pages.js';

const scrape = (body: string, properties: Record<string, unknown> = {}): ScrapedRecipe | null =>
  scrapeRecipe({ html: aPageWith(aRecipe(properties)).replace('<body>', `<body>${body}`) });

const minutesOn = (body: string) => {
  const { prepTime, performTime, totalTime } = scrape(body) ?? {};
  return [prepTime, performTime, totalTime].map((time) => time?.minutes ?? null);
};

describe('the visible facts of a page', () => {
  it.each<[string, number | null]>([
    ['<p>Serves 4</p>', 4],
    ['<p>Serves: <b>20</b></p>', 20],
    ['<p>Servings</p><p>4</p>', 4],
    ['<div>Makes<br>12 cookies</div>', 12],
    ['<p>2 - 4 porcje</p>', 4],
    ['<p>Até 4 porções</p>', 4],
    ['<h2>Zutaten für 6 Personen</h2>', 6],
    ['<h2>Ingredients (4 servings)</h2>', 4],
    ['<p>Ingredients (serves 4):</p>', 4],
    ['<p>1 batch of dough (makes 2)</p>', null],
    ['<p>Servings: <input type="number" value="6"></p>', 6],
    ['<p>Servings: <input type="hidden" value="6"></p>', null],
    ['<p>Servings: <select><option>2</option><option selected>6</option></select></p>', 6],
    ['<h3>Voor 4 tot 6 personen:</h3>', 6],
    ['<p>for 3 to 4 servings</p>', 4],
    ['<p>Parts : 4 pers.</p>', 4],
    ['<div class="steps"><p>6 personnes</p></div>', 6],
    ['<p>Serving size: 10</p>', 10],
    ['<div class="related"><p>25</p><p>5 porções</p></div>', 5],
    ['<p>4 porsjoner</p>', 4],
    ['<p>Порцій: 6</p>', 6],
    ['<h3>Ingredients (makes 12 tarts)</h3>', 12],
    ['<h2>Zutaten (für 2 Personen)</h2>', 2],
    ['<p>Für 12 Stücke</p>', 12],
    ['<p>Ingredientes (4 personas):</p>', 4],
    ['<h3>Ingredientes para 4 personas:</h3><ul><li>3 limones</li></ul>', 4],
    ['<p>Ingredientes para 4-6 personas:</p><p>3 limones</p>', 6],
    ['<h2>材料（4人分）</h2>', 4],
    ['<h2>Υλικά για 6 άτομα</h2>', 6],
    ['<p>Μερίδες: 4</p>', 4],
    ['<p>ΜΕΡΙΔΕΣ</p><p>4</p>', 4],
    ['<h2>재료 (2인분)</h2>', 2],
    ['<h2>Ingredients for 5 (small) servings</h2>', 5],
    ['<p>Serves eight to ten</p>', 10],
    ['<p>Yield: serves 6</p>', 6],
    ['<b>Serves/Makes:</b> 4', 4],
    ['<p>6 port</p>', 6],
    ['<p>Antal 4 personer</p>', 4],
    ['<p>Mængde: 6 stk.</p>', 6],
    ['<p>Antal anmeldelser: 12</p>', null],
    ['<p>Personen: 6 personen</p>', 6],
    ['<p>4</p><p>Personen</p>', 4],
    ['<p>2 Servings, 760 calories</p>', 2],
    ['<p>Difficulty: easy | Serves: 4 | Cuisine: French</p>', 4],
    ['<div class="content-sidebar-wrap"><p>Servings 6</p></div>', 6],
    ['<div class="box-with-ad"><p>Servings 6</p></div>', 6],
    ['<div class="my-recipe no-nutrition sticky-share"><p>Servings 6</p></div>', 6],
    ['<div class="related-recipe"><p>Servings 6</p></div>', null],
    ['<div class="page-sidebar"><p>Servings 6</p></div>', null],
    ['<div class="sidebar"><p>4 porce</p></div>', 4],
    ['<div class="related"><p>4 servings</p><p>6 servings</p></div>', null],
    ['<div class="tips"><p>Servings: 6</p><h2>Ingredients</h2><ul><li>3 lemons</li></ul></div>', 6],
    [`<div class="tips"><p>Servings: 6</p>${'<p>Sour.</p>'.repeat(12)}<h2>Ingredients</h2></div>`, null],
    ['<div class="tips"><h2>Ingredients</h2><p>Servings: 6</p></div>', null],
    ['<h2>Method</h2><p>Bake the tart for 20 minutes. Serves 4</p>', 4],
    ['<div class="method"><p>Let the tart cool. Makes 10–12 slices.</p></div>', 12],
    ['<div class="method"><p>Cut the tart. Serve 2 slices</p><p>Stir. Makes 2 more than you need</p></div>', null],
    ['<div class="related"><p>A sour tart. Serves 4</p></div>', null],
    ['<p><span>Servings</span><span>Servings</span>16 servings (2 pies)</p>', 16],
    ['<h5>Ingrediënten 4 personen</h5>', 4],
    ['<h3>Składniki na ok. 4 - 5 osób:</h3>', 5],
    ['<p>Dosi per persone 8 persone</p>', 8],
    ['<ul><li>Portion(en)<br>4</li></ul>', 4],
    ['<p>Nombre de personnes</p><p>12</p>', 12],
    ['<p>4 pessoas 45m Dificuldade média</p>', 4],
    ['<ul><li>20<br>Prep Time</li><li>6<br>Servings</li></ul>', 6],
    ['<p>🍽️ Yield: 4 servings</p>', 4],
    ['<p>*Makes 24 teaspoons</p>', null],
    ['<table><tr><th>Prep time</th><th>Yields</th></tr><tr><td>15 minutes</td><td>4 servings</td></tr></table>', 4],
    ['<table><tr><th>Yields</th><th>Cost</th></tr><tr><td>4 servings</td></tr></table>', 4],
    ['<p>Serving size 100 g</p>', null],
    ['<p>Serves as a side</p>', null],
    ['<p>Nährwerte pro Portion: 250 kcal, 12 g Fett</p>', null],
    ['<div class="item portions"><svg></svg><h2>2</h2></div>', 2],
    ['<ul><li class="meal-type">Main</li><li class="person-amount">4</li></ul>', 4],
    ['<p class="portions">2</p><div class="card"><p class="portions">6</p></div>', null],
    ['<p class="servings-info">12 reviews</p>', null],
    ['<p>份量：4人份</p>', 4],
    ['<p>분량: 3인분</p>', 3],
    ['<p>عدد الحصص: 6 أشخاص</p>', 6],
    ['<p>8 מנות</p>', 8],
    ['<p>จำนวน 4 ที่</p>', 4],
    ['<p>4 लोगों के लिए</p>', 4],
    ['<p>Khẩu phần: 4 người</p>', 4],
    ['<p>Kaç kişilik: 6</p>', 6],
    ['<p>Porsi: 5</p>', 5],
    ['<p>Serve with 2 lemons</p>', null],
    ['<p>Rest for 20 minutes</p>', null],
    ['<h2>Nutrition per serving</h2>', null],
    [`<p>Serves 4 ${'and many more '.repeat(9)}</p>`, null],
  ])('include the yield: %s', (body, quantity) => {
    expect(scrape(body)?.yieldQuantity).toBe(quantity);
  });

  it.each<[string, (number | null)[]]>([
    ['<p><span>Prep time</span><strong>10 min</strong></p><p><b>Cook time</b><span>20 min</span></p>', [10, 20, 30]],
    ['<p>Koch&shy;zeit: 20&#8203; Min.</p>', [null, 20, 20]],
    ['<p>Prep Time</p><p>20</p><p>minutes</p><p>Cook Time</p><p>1 hr 10 min</p>', [20, 70, 90]],
    ['<p>Preparation Time: 30 mins</p><p>Cooking time: 13 mins</p><p>Total: 1 hour</p>', [30, 13, 60]],
    ['<dl><dt>Total Time</dt><dd>1:30</dd></dl>', [null, null, 90]],
    ['<p>Prep &amp; Cook Time<br>1 hour 20 minutes</p>', [null, null, 80]],
    ['<p>Vorbereitungszeit: 10 Min.</p><p>Backzeit: ca. 30 Minuten</p>', [10, 30, 40]],
    ['<p>Prep Time10 mins</p><p>Cook Time20 mins</p><p>Total Time30 mins</p>', [10, 20, 30]],
    ['<p>Level: easy Prep Time 10 mins Cook Time: 5 mins Total Time 1 hr 15 mins</p>', [10, 5, 75]],
    ['<p>Prep: 10 min | Cook: 20 min</p>', [10, 20, 30]],
    ['<ul><li><b>Time</b><br>30 minutes</li><li><b>Servings</b><br>6</li></ul>', [null, null, 30]],
    ['<ul><li>Prep<br>Time<br>5 minutes</li></ul>', [5, null, 5]],
    ['<div class="tips"><b>Prep Time:</b><br>5 minutes<h2>Ingredients</h2></div>', [5, null, 5]],
    ['<div class="steps"><p>Prep Time: 5 mins</p><p>Cook Time: 20 mins</p><h3>Ingredients</h3></div>', [5, 20, 25]],
    ['<div class="related"><p>Prep Time: 5 mins</p></div>', [null, null, null]],
    ['<ul><li>Prep: 10 mins</li><li>Cooking: 20 mins</li></ul>', [10, 20, 30]],
    ['<div>Prep</div><div>10 min</div><div>Cook</div><div>20 min</div>', [10, 20, 30]],
    ['<p>Total Cook Time: 40 min</p>', [null, null, 40]],
    ['<p>30 min voorbereidingstijd</p>', [30, null, 30]],
    ['<p>Bereidingstijd: 90 min</p>', [90, null, 90]],
    ['<p>Zubereitungszeit: 25 Min.</p>', [25, null, 25]],
    ['<p>VORBEREITUNG30 Minuten</p><p>ZEIT GESAMT2 Stunden</p>', [30, null, 120]],
    ['<p>Mise en place et préparation: env. 40 min</p><p>Cuisson au four: env. 50 min</p>', [40, 50, 90]],
    ['<p>Forb. tid 10 min</p><p>Tilb. tid 20 min</p>', [10, 20, 30]],
    ['<p>Préparation : 20 min</p><p>Cuisson : 1 h</p>', [20, 60, 80]],
    ['<p>Elaboración: 20 minutos</p><p>Cocción: 30 minutos</p>', [20, 30, 50]],
    ['<p>Preparazione: 15 minuti</p><p>Cottura: 40 minuti</p>', [15, 40, 55]],
    ['<p>Tempo de preparo: 1 hora</p>', [60, null, 60]],
    ['<p>Czas przygotowania: 40 minut</p><p>Czas pieczenia: 1 godzina</p>', [40, 60, 100]],
    ['<p>Doba přípravy: 20 minut</p><p>Doba pečení: 1 hodina</p>', [20, 60, 80]],
    ['<p>Sütési idő: 45 perc</p>', [null, 45, 45]],
    ['<p>Hazırlık süresi: 20 dk</p><p>Pişirme süresi: 1 saat</p>', [20, 60, 80]],
    ['<p>Общее время: 1 час 10 минут</p>', [null, null, 70]],
    ['<p>调理时间</p><p>总时间：45分钟</p>', [null, null, 45]],
    ['<p>調理時間</p><p>1時間30分</p>', [null, 90, 90]],
    [
      '<div class="preparation_time"><svg></svg><h2>5 λεπτά</h2></div><div class="cooking_time"><h2>15 λεπτά</h2></div>',
      [5, 15, 20],
    ],
    ['<span class="recipe-totalTime">1:20</span><aside><p class="total-time">2 h</p></aside>', [null, null, 80]],
    ['<p>Prep: 10 min</p><p class="cook-time">20 min</p>', [10, null, 10]],
    ['<p>下準備: 10分</p><p>調理時間: 20分</p>', [10, 20, 30]],
    ['<p>זמן הכנה: 15 דקות</p><p>זמן אפייה: 45 דקות</p>', [15, 45, 60]],
    ['<p>เวลาเตรียม 15 นาที</p><p>เวลาปรุง 1 ชั่วโมง</p>', [15, 60, 75]],
    ['<p>तैयारी का समय: 15 मिनट</p><p>पकाने का समय: 1 घंटा 10 मिनट</p>', [15, 70, 85]],
    ['<p>Thời gian chuẩn bị: 20 phút</p><p>Thời gian nấu: 1 giờ</p>', [20, 60, 80]],
    ['<p>Waktu persiapan: 20 menit</p><p>Waktu memasak: 1 jam</p>', [20, 60, 80]],
    ['<p>Подготовка: 15 минут</p><p>Время готовки: 20 минут</p>', [15, 20, 35]],
    ['<p>Förberedelse: 30 minuter</p><p>Gräddning: 10 minuter</p>', [30, 10, 40]],
    ['<p>8 מנות, 60 דקות</p>', [null, null, 60]],
    ['<p>4 ที่, 35 นาที</p>', [null, null, 35]],
    ['<p>وقت التحضير: 20 دقيقة</p><p>وقت الطهي: 1 ساعة</p>', [20, 60, 80]],
    ['<p>Χρόνος προετοιμασίας: 20 λεπτά</p><p>Χρόνος μαγειρέματος: 1 ώρα</p>', [20, 60, 80]],
    ['<p>ΣΥΝΟΛΙΚΟΣ ΧΡΟΝΟΣ</p><p>1 ΩΡΑ ΚΑΙ 15 ΛΕΠΤΑ</p>', [null, null, 75]],
    ['<p>Προετοιμασία: 20 λεπτά</p><p>Ψήσιμο: 45 λεπτά</p>', [20, 45, 65]],
    ['<p>Tid i alt40 min.</p><p>Arbejdstid20 min.</p>', [20, null, 40]],
    ['<p>4 porce</p><p>45 minut</p>', [null, null, 45]],
    ['<p>45 minutes to read</p><p>4 servings</p>', [null, null, null]],
    ['<p>20 min prep</p><p>40 min cook</p>', [20, 40, 60]],
    ['<p><span>Prep</span><span>20 mins</span></p>', [20, null, 20]],
    ['<p>Ready 25 minutes</p>', [null, null, 25]],
    ['<p>Préparation : 20 mn</p>', [20, null, 20]],
    ['<h1>Tart</h1><ul><li>Easy</li><li>45 min</li></ul><h2>Ingredients</h2>', [null, null, 45]],
    ['<h1>Tart</h1><p>20 min</p><p>45 min</p><h2>Ingredients</h2>', [null, null, null]],
    ['<h1>Tart</h1><h2>Ingredients</h2><p>45 min</p>', [null, null, null]],
    ['<p>Cook 20 minutes</p>', [null, null, null]],
    ['<p>Prep 10 min</p><p>Cook 40 min</p>', [10, 40, 50]],
    ['<p>Prep 10 min</p><p>Cook 40 min, then stir</p>', [10, null, 10]],
    ['<p>Preparation 20 min</p><p>Cooking 8 h</p>', [20, 480, 500]],
    ['<p>Voorbereiding 30 minuten</p><p>Kooktijd6 uur 20 minuten</p>', [30, 380, 410]],
    ['<p>Time 45 minutes, plus chilling</p>', [null, null, 45]],
    ['<p>Time 2 lemons</p><p>Preparation of the 2 lemons</p>', [null, null, null]],
    ['<p>Prepare</p><p>Prep</p><p>over 2 hours</p><p>Cook</p><p>less than 10 mins</p>', [120, 10, 130]],
    ['<p>⏱️ Prep: 15 min | 🍳 Cook: 15 min</p>', [15, 15, 30]],
    ['<ul><li>40 min.<br>Dauer</li><li>30 min.<br>Aktive Arbeitszeit</li></ul>', [30, null, 40]],
    ['<p>15m</p><p>Prep Time</p><ul><li>1hr 15m<br>Cook Time</li></ul>', [15, 75, 90]],
    ['<p>10 min</p><p>Prep</p><p>20 min</p><p>Cook</p>', [10, 20, 30]],
    ['<p>Prep</p><p>10 min</p><p>Cook</p><p>–</p>', [10, null, 10]],
    ['<ul><li>20<br>Prep Time</li><li>10hr<br>Cook Time</li></ul>', [20, 600, 620]],
    ['<p>4 pessoas 45m Dificuldade média</p>', [null, null, 45]],
    ['<h1>Tart</h1><p>11 ingredients</p><p>25 min</p><h2>Ingredients</h2>', [null, null, 25]],
    [
      '<table><tr><th>Prep time</th><th>Cook time</th></tr><tr><td>15 min</td><td>1 hour</td></tr></table>',
      [15, 60, 75],
    ],
    ['<p>Total 300 kcal</p><p>Ready in no time</p><p>Prep time matters</p>', [null, null, null]],
  ])('include the times: %s', (body, minutes) => {
    expect(minutesOn(body)).toEqual(minutes);
  });

  it('never replace stated data', () => {
    const recipe = scrape('<p>Serves 4</p><p>Prep time: 5 min</p><p>Total time: 1 hour</p>', {
      recipeYield: '6',
      cookTime: 'PT30M',
    });

    expect(recipe).toMatchObject({ yieldQuantity: 6, prepTime: null, totalTime: { minutes: 30 } });
    expect(recipe?.origins).toMatchObject({ recipeYield: { source: 'json-ld' }, totalTime: { source: 'derived' } });
  });

  it('replace stated durations below zero', () => {
    const negative = { prepTime: 'PT-3H', totalTime: 'PT-471406H28M55S' };

    expect(scrape('<p>Prep time: 5 min</p>', negative)).toMatchObject({ prepTime: { minutes: 5 } });
    expect(scrape('', { ...negative, cookTime: 'PT30M' })).toMatchObject({
      prepTime: null,
      totalTime: { minutes: 30 },
    });
  });

  it('are marked as read from the page', () => {
    const recipe = scrape('<p>Serves 4</p><p>Total time: 1 hour</p>');

    expect(recipe?.origins).toMatchObject({ recipeYield: { source: 'content' }, totalTime: { source: 'content' } });
    expect(recipe?.origins.prepTime).toBeUndefined();
  });
});
