import {
  CatalogueChanged,
  CatalogueExtended,
  ParseIngredientLines,
  type Actor,
  type IngredientParser,
} from '@larder/contracts';
import { Broadcasts } from '@larder/service-kit';
import { aHousehold, aMember } from '@larder/testing';
import { aFood, aUnit } from '@larder/testing/builders';
import { startParser, type StartedParser } from './support/started-parser.js';

const food = (name: string, pluralName: string | null = null) => aFood({ name, pluralName });
const unit = (name: string, abbreviation = '') => aUnit({ name, pluralName: `${name}s`, abbreviation });

let started: StartedParser;

beforeAll(async () => {
  started = await startParser();
});
afterAll(() => started.stop());

const parse = (ingredients: string[], parser: IngredientParser = 'brute', actor: Actor | null = aMember()) =>
  started.parser.as(actor).request(ParseIngredientLines, { parser, ingredients });

describe('parsing ingredient lines', () => {
  it('returns a result per line, in order, with the records of the group', async () => {
    const [onion, flour, cup] = [food('onion', 'onions'), food('flour'), unit('cup')];
    started.recipes.foods = [onion, flour];
    started.recipes.units = [cup];

    const [first, second, third, fourth] = await parse(['2½ cups Flour, sifted', '', '3 onions', '1 clove garlic']);

    expect(first).toMatchObject({
      input: '2½ cups Flour, sifted',
      ingredient: { quantity: 2.5, unit: cup, food: flour },
    });
    expect(first?.ingredient).toMatchObject({ note: 'sifted', display: '2 ¹/₂ cups flour sifted' });
    expect(second).toMatchObject({ input: '', ingredient: { quantity: 0, food: { id: null, name: '' } } });
    expect(third).toMatchObject({ ingredient: { quantity: 3, food: onion, display: '3 onions' } });
    expect(fourth?.ingredient).toMatchObject({ unit: { id: null, name: 'clove' }, food: { id: null, name: 'garlic' } });
    const ids = [first, second, third, fourth].map((each) => each?.ingredient.referenceId);
    expect(new Set(ids).size).toBe(4);
  });

  it.each(['brute', 'nlp'] as const)('parses 500 lines with %s, requesting foods and units once', async (parser) => {
    started.recipes.foods = Array.from({ length: 3_000 }, (_, index) => food(`food number ${index}`));
    started.recipes.units = [unit('gram', 'g')];
    const lines = Array.from({ length: 500 }, (_, index) => `${index + 1} g fod number ${index}`);
    started.recipes.listRequests = 0;

    const parsed = await parse(lines, parser);

    expect(parsed.map(({ input }) => input)).toEqual(lines);
    expect(parsed.map(({ ingredient }) => ingredient.food?.name)).toEqual(
      lines.map((_, index) => `food number ${index}`),
    );
    expect(started.recipes.listRequests).toBe(2);
  });

  it('parses lines with the trained parser, with confidences, and keeps texts as written', async () => {
    const [garlic, clove] = [food('garlic'), unit('clove')];
    started.recipes.foods = [garlic];
    started.recipes.units = [clove];

    const [cloves, oil, heading] = await parse(
      ['3 Garlic cloves, crushed', '2 tbsp Olive Oil', 'For the glaze:'],
      'nlp',
    );

    expect(cloves?.ingredient).toMatchObject({ quantity: 3, unit: clove, food: garlic, note: 'crushed', title: '' });
    expect(cloves?.confidence.average).toBeGreaterThan(0.9);
    expect(cloves?.confidence.food).toBeGreaterThan(0.9);
    expect(oil?.ingredient).toMatchObject({ unit: { id: null, name: 'tbsp' }, food: { id: null, name: 'Olive Oil' } });
    expect(oil?.confidence.comment).toBeNull();
    expect(heading?.ingredient).toMatchObject({ quantity: 0, food: { name: '' }, note: 'For the glaze:' });
  });

  it('requests the catalogue once for concurrent requests of a household, and separately for another one', async () => {
    const household = aHousehold();
    started.recipes.foods = [food('salt')];
    started.recipes.listRequests = 0;

    await Promise.all([parse(['salt'], 'nlp', household.member()), parse(['salt'], 'brute', household.member())]);
    expect(started.recipes.listRequests).toBe(2);

    await parse(['salt'], 'nlp', household.group.household().member());
    expect(started.recipes.listRequests).toBe(4);
  });

  it.each([CatalogueExtended, CatalogueChanged])('uses a new unit at once after $subject', async (broadcast) => {
    const actor = aHousehold().member();
    started.recipes.foods = [];
    started.recipes.units = [];
    expect((await parse(['2 becherlein rahm'], 'brute', actor))[0]?.ingredient.unit?.id).toBeNull();

    const becherlein = unit('becherlein');
    started.recipes.units = [becherlein];
    const broadcasts = started.parser.get(Broadcasts);
    const delivered = new Promise((resolve) => broadcasts.on(broadcast, resolve));
    broadcasts.send(broadcast, { groupId: actor.groupId });
    await delivered;

    const [parsed] = await parse(['2 becherlein rahm'], 'brute', actor);
    expect(parsed?.ingredient).toMatchObject({ quantity: 2, unit: becherlein });
  });

  it('rejects the AI parser without a language model, and a call without an actor', async () => {
    await expect(parse(['1 egg'], 'openai')).rejects.toMatchObject({ code: 'parser.openai-not-enabled' });
    await expect(parse(['1 egg'], 'brute', null)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('rejects more than 500 lines and lines of more than 1000 characters', async () => {
    await expect(parse(Array.from({ length: 501 }, () => 'salt'))).rejects.toMatchObject({ kind: 'invalid' });
    await expect(parse(['x'.repeat(1001)])).rejects.toMatchObject({ kind: 'invalid' });
  });
});
