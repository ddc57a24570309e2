import { describe, expect, it } from '@jest/globals';
import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { reorderCookbooks } from './reorder-cookbooks.js';

// The fields that decide about the order.
const cookbook = (id: string, name = id) => ({ id, name, position: 1 }) as Cookbook;
const orderOf = (cookbooks: Cookbook[]) => cookbooks.map(({ name, position }) => `${position} ${name}`);

describe('the new order of cookbooks', () => {
  it('is stored with what another device has changed meanwhile', () => {
    const current = [cookbook('soups', 'Soups of Ana'), cookbook('cakes')];

    expect(orderOf(reorderCookbooks(current, [cookbook('cakes'), cookbook('soups')]))).toEqual([
      '1 cakes',
      '2 Soups of Ana',
    ]);
  });

  it('has a cookbook that was created meanwhile at its end, and none that was deleted', () => {
    const current = [cookbook('new'), cookbook('soups'), cookbook('cakes')];

    expect(
      orderOf(
        reorderCookbooks(
          current,
          ['gone', 'cakes', 'soups'].map((id) => cookbook(id)),
        ),
      ),
    ).toEqual(['1 cakes', '2 soups', '3 new']);
  });
});
