import type { Scene } from '../scene.js';
import { americas } from './americas.js';
import { arabic } from './arabic.js';
import { baking } from './baking.js';
import { eastAsian } from './east-asian.js';
import { french } from './french.js';
import { german } from './german.js';
import { iberian } from './iberian.js';
import { indian } from './indian.js';
import { italian } from './italian.js';
import { levant } from './levant.js';
import { northern } from './northern.js';
import { southeastAsian } from './southeast-asian.js';

/** Every picture, by the key of its recipe: the name of the recipe's file. */
export const SCENES: Record<string, Scene> = {
  ...italian,
  ...french,
  ...iberian,
  ...levant,
  ...arabic,
  ...german,
  ...indian,
  ...eastAsian,
  ...southeastAsian,
  ...americas,
  ...northern,
  ...baking,
};
