import { list } from '../testing/content.js';
import { readPage } from '../page.js';

const SOUP = {
  ingredients: ['1 ekor ayam', '2 batang serai', 'garam secukupnya'],
  steps: ['Rebus ayam sampai empuk, lalu suwir dagingnya.', 'Masukkan serai dan garam, lalu sajikan kuah panas.'],
};
const INGREDIENTS = list(SOUP.ingredients);
const STEPS = list(SOUP.steps, 'ol');
const linksTo = (names: string[]): string => list(names.map((name) => `<a href="/${name}">${name}</a>`));

const recipeOn = (body: string): typeof SOUP => {
  const { ingredients, steps } = readPage({ html: `<h1>Soto ayam</h1>${body}` }).content;
  return { ingredients: ingredients.lines.map(({ text }) => text), steps: steps.lines.map(({ text }) => text) };
};

describe('the content of a page of a common program', () => {
  it.each([
    [
      'a forum where a post is one block, with replies below',
      `<div>Ini resepnya:<br>Bahan:<br>${SOUP.ingredients.join('<br>')}<br>Langkah:<br>${SOUP.steps.join('<br>')}</div>` +
        '<div><p>budi</p><p>Terima kasih, enak sekali! Nanti saya coba di rumah.</p></div>',
    ],
    [
      'an old page with a rule above its navigation',
      `<p>Bahan</p>${INGREDIENTS}<p>Langkah</p>${SOUP.steps.map((step) => `<p>${step}</p>`).join('')}<hr><p>Kembali</p>`,
    ],
    [
      'a newsletter',
      `<h3>Bahan</h3>${INGREDIENTS}<h3>Langkah</h3>${STEPS}<p>You receive this because you signed up. <a>Unsubscribe</a></p>`,
    ],
    [
      'a converted file with page numbers',
      `<p><b>Bahan</b></p>${INGREDIENTS}<p><b>Langkah</b></p>${SOUP.steps.map((step) => `<p>${step}</p>`).join('')}<p>Page 1 of 1</p>`,
    ],
    [
      'a magazine with servings below the heading and an offer below the steps',
      `<h2>Bahan</h2><p>For 4 people</p><p>Rendimento: 4 porções</p><p>${SOUP.ingredients.join('</p><p>')}</p>` +
        `<h2>Langkah</h2>${STEPS}<h3>Continue reading with a subscription</h3><p>Get all recipes for 1 euro a week. Cancel any time.</p>`,
    ],
    [
      'a wiki with links for editing and categories',
      '<h2><span id="a">Bahan</span><span class="mw-editsection">[<a href="/e">sunting</a>]</span></h2>' +
        `${INGREDIENTS}<h2><span id="b">Langkah</span><span class="mw-editsection">[<a href="/e">sunting</a>]</span></h2>` +
        `${STEPS}<div id="catlinks">${linksTo(['Sup'])}</div><div id="mw-navigation">${linksTo(['Beranda', 'Acak'])}</div>`,
    ],
    [
      'tabs that open lists without headings',
      '<ul role="tablist"><li><a href="#t1">Bahan</a></li><li><a href="#t2">Cara membuat</a></li><li><a href="#t3">Catatan</a></li></ul>' +
        `<div id="t1">${INGREDIENTS}</div><div id="t2">${STEPS}</div><div id="t3"><p>Pakai ayam kampung.</p></div>`,
    ],
    [
      'tabs that are buttons in the navigation',
      '<nav><button aria-controls="one">Bahan</button><button aria-controls="two">Cara membuat</button></nav>' +
        `<section id="one">${INGREDIENTS}</section><section id="two">${STEPS}</section>`,
    ],
    [
      'a table of contents above parts with headings',
      `<ul><li><a href="#i">Bahan</a></li><li><a href="#s">Cara membuat</a></li></ul>` +
        `<div id="i"><h3>Bahan</h3>${INGREDIENTS}</div><div id="s"><h3>Cara membuat</h3>${STEPS}</div>`,
    ],
    [
      'steps in the captions of their images',
      `<h2>Bahan</h2>${INGREDIENTS}<h2>Cara membuat</h2>` +
        SOUP.steps.map((step) => `<figure><img src="a.jpg"><figcaption>${step}</figcaption></figure>`).join(''),
    ],
    [
      'steps below headings that only count them',
      `<div class="elementor-heading-title">Bahan</div>${INGREDIENTS}<div class="elementor-heading-title">Langkah</div>` +
        SOUP.steps.map((step, at) => `<div><h3>${at + 1}</h3><p>${step}</p></div>`).join(''),
    ],
    [
      'a post in a forum with a signature',
      `<div class="postbody"><b>Bahan</b><br>${SOUP.ingredients.map((line) => `- ${line}<br>`).join('')}` +
        `<br><b>Cara membuat</b><br>${SOUP.steps.map((line, at) => `${at + 1}. ${line}<br>`).join('')}` +
        '<div class="signature">Carpe diem</div></div>',
    ],
  ])('is read from %s', (_, body) => {
    expect(recipeOn(body)).toEqual(SOUP);
  });

  it('leaves out tips and nutrition below the steps', () => {
    const body = `<h2>Ingredients</h2>${INGREDIENTS}<h2>Method</h2>${SOUP.steps.map((step) => `<p>${step}</p>`).join('')}`;

    expect(recipeOn(`${body}<p><b>Tip:</b> use cold water.</p><p>Per serving: 250 kcal, 12 g fat</p>`)).toEqual(SOUP);
  });

  it('leaves out captions of images beside other steps', () => {
    const body = `<h2>Bahan</h2>${INGREDIENTS}<h2>Langkah</h2>${STEPS}`;
    const images = '<figure><figcaption>Foto ayam yang direbus.</figcaption></figure>'.repeat(3);

    expect(recipeOn(body + images)).toEqual(SOUP);
  });

  it('takes no captions without a heading for the steps', () => {
    const images = '<figure><figcaption>Ayam yang direbus di dapur saya kemarin.</figcaption></figure>'.repeat(3);

    expect(recipeOn(`<h2>Bahan</h2>${INGREDIENTS}${images}`).steps).toEqual([]);
  });
});
