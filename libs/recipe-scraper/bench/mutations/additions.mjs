// Content of a page that does not belong to its recipe.
import { edit, append, elementsOf, itemsOf, nodesOf, plainLists, setChildren } from './edit.mjs';

const CARD = (name) =>
  `<div class="card"><a href="/${name}"><img src="/${name}.jpg" alt=""><h3>${name}</h3></a><span>25 min</span><span>4 servings</span></div>`;
const TEASERS = `<section><h2>You may also like</h2>${['Leek pie', 'Pear crumble', 'Bean stew', 'Rye bread'].map(CARD).join('')}</section>`;
const NEWSLETTER =
  '<div><h3>Never miss a recipe</h3><p>Subscribe to our newsletter and get 10 recipes a week.</p><form><input type="email"><button>Sign up</button></form></div>';
const COMMENTS = `<section><h2>3 comments</h2><ul>
  <li><b>Ana</b> <p>Lovely! I used these instead:</p><ul><li>2 cups of oat milk</li><li>3 tbsp maple syrup</li><li>1 tsp cinnamon</li></ul></li>
  <li><b>Ben</b> <p>I doubled everything, baked it for 40 minutes, and it turned out great. Thank you for the recipe.</p></li>
  <li><b>Cleo</b> <p>Can I freeze the rest? We are only two people here.</p></li></ul></section>`;
const OTHER = `<article><h2>Leek pie</h2><p>Serves 8</p><h3>Ingredients</h3><ul><li>3 leeks</li><li>200 ml cream</li><li>4 eggs</li></ul>
  <h3>Instructions</h3><ol><li>Cut the leeks into rings and fry them in butter.</li><li>Add the cream and the eggs, and bake the pie.</li></ol></article>`;
const SHOP = `<aside><h3>Shop our favorites</h3><ul><li>1 cast-iron pan $39</li><li>2 mixing bowls $24</li><li>1 kg scale $19</li></ul></aside>`;
const FACTS = '<ul><li>Prep time: 10 min</li><li>Cook time: 20 min</li><li>Serves 4</li><li>Difficulty: easy</li></ul>';

const atEnd = (html) => edit((page) => elementsOf(page, 'body').forEach((body) => append(body, nodesOf(html))));
const atStart = (html) =>
  edit((page) => elementsOf(page, 'body').forEach((body) => setChildren(body, [...nodesOf(html), ...body.children])));
/** Adds something to every list. */
const inLists = (change) => edit((page) => plainLists(page).forEach((list) => change(list, itemsOf(list))));

export const ADDITIONS = {
  'other recipes announced below': atEnd(TEASERS),
  'other recipes announced above': atStart(TEASERS),
  'comments with amounts': atEnd(COMMENTS),
  'a short recipe below': atEnd(OTHER),
  'products for sale above': atStart(SHOP),
  'a newsletter below': atEnd(NEWSLETTER),
  'a newsletter below each list': inLists((list) => after(list, NEWSLETTER)),
  'an advertisement in each list': inLists((list, items) => after(items[1], '<li class="ad-slot">Advertisement</li>')),
  'an empty item in each list': inLists((list, items) => after(items[0], '<li></li>')),
};

function after(node, html) {
  const { parent } = node;
  const at = parent.children.indexOf(node) + 1;
  setChildren(parent, [...parent.children.slice(0, at), ...nodesOf(html), ...parent.children.slice(at)]);
}
