import { MigrationType } from '@larder/contracts';
import { reportName } from './apps.js';

it('names a report after its app', () => {
  expect(MigrationType.options.map(reportName)).toEqual([
    'Mealie_Alpha Migration',
    'Chowdown Migration',
    'Copymethat Migration',
    'Myrecipebox Migration',
    'Nextcloud Migration',
    'Paprika Migration',
    'Plantoeat Migration',
    'Recipekeeper Migration',
    'Tandoor Migration',
  ]);
});
