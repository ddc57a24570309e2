import { at, times, type Svg } from '../geometry.js';
import { dotted, gingham, linen, planks, terrazzo, tiles } from '../cloths.js';
import { grid, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { blob, glow, inDisc, lifted, shape, stroke } from '../shapes.js';
import { bowl, plate, skillet } from '../vessels.js';
import { limeWedge } from '../parts/fruit.js';
import { dumpling, noodles, rice, riceMound } from '../parts/grains.js';
import { chilli, chilliRing, chopped, sesame, specks, springOnion } from '../parts/herbs.js';
import { chopsticks, pinchBowl, spoon } from '../parts/props.js';
import { oilDrop, pool, puddle } from '../parts/sauces.js';
import { eggHalf, friedEgg, porkSlice, tofu } from '../parts/savoury.js';
import { fishCake, salmon, seaweed } from '../parts/seafood.js';
import { carrotCoin, cucumberSlice, kale, kernel, mushroomSlice, pea, spear, strip } from '../parts/vegetables.js';

const soy: Svg = pool(110, '#6d3418', '#2a1006');

export const eastAsian: Record<string, Scene> = {
  'shoyu-ramen': (roll) =>
    layers(
      planks(roll, '#8a4f35', '#552c1c'),
      middle(
        bowl(
          470,
          '#22384f',
          '#15243a',
          pool(415, '#c9853c', '#8a4a18') +
            at(60, 60, noodles(roll, 290, ['#f3cf7a', '#fbe3a0', '#eec060'], 15)) +
            scatter(roll, 26, 390, () => oilDrop(16, '#e8b04a')) +
            at(265, -210, seaweed(170, 250), 32) +
            lifted(at(-170, -150, porkSlice(roll, 145)) + at(-35, -225, porkSlice(roll, 135))) +
            lifted(at(-215, 150, eggHalf(95), -20) + at(-60, 205, eggHalf(95), 10)) +
            lifted(at(170, 120, fishCake(66)) + at(240, 10, fishCake(60))) +
            at(
              30,
              10,
              scatter(roll, 26, 110, () => springOnion(18)),
            ) +
            at(
              110,
              280,
              times(5, (i) => at(i * 22, i * -8, stroke('M-70 0q70 -16 140 0', '#b5803c', 17))),
            ) +
            scatter(roll, 30, 330, () => sesame(roll)),
        ),
      ),
      at(1430, 560, chopsticks(), 10),
      at(
        160,
        200,
        pinchBowl(
          110,
          '#f6efe2',
          '#c9b898',
          scatter(roll, 34, 96, () => springOnion(20)),
        ),
      ),
    ),
  'vegetable-gyoza': (roll) =>
    layers(
      dotted('#2f3a44', '#8fa3b0'),
      middle(
        plate(520, '#e9eef0', '#b9c4ca', '#3f6f8f') +
          at(
            -95,
            0,
            grid(2, 4, 268, 142, () => at(0, 0, dumpling(126), -8)),
          ) +
          at(
            250,
            20,
            pinchBowl(
              128,
              '#f6efe2',
              '#c9b898',
              soy +
                scatter(roll, 14, 70, () => sesame(roll)) +
                at(20, 10, chilliRing(20)) +
                at(-30, 20, springOnion(18)),
            ),
          ) +
          scatter(roll, 24, 320, () => springOnion(14)) +
          scatter(roll, 26, 330, () => sesame(roll, 0.4)),
      ),
      at(1440, 600, chopsticks(760, '#3f3a36', '#1d1a18'), 8),
      at(170, 950, chilli(190), -40),
    ),
  'miso-salmon': (roll) =>
    layers(
      tiles(roll, '#8fae9a', '#eef3ec'),
      middle(
        plate(510, '#2f3e46', '#1c272d', '#c9a45a') +
          at(-150, -70, riceMound(roll, 185)) +
          at(
            -150,
            -70,
            scatter(roll, 26, 150, () => sesame(roll, 0.6)),
          ) +
          at(110, 130, puddle(roll, 190, '#c9802c', '#8a4a16', 0.16)) +
          lifted(at(110, 100, salmon(450, 210), -16)) +
          at(
            110,
            100,
            scatter(roll, 34, 150, () => sesame(roll)),
          ) +
          at(
            200,
            -190,
            times(6, (i) => at(i * 6, i * 26, spear(roll, 250, '#5fa53c', 20), -24)),
          ) +
          lifted(
            at(
              110,
              100,
              scatter(roll, 16, 150, () => springOnion(16)),
            ),
          ) +
          at(-210, 190, limeWedge(86), -20),
      ),
      at(170, 600, chopsticks(760, '#c98a45', '#8a5a24'), -6) +
        at(1440, 200, pinchBowl(115, '#f6efe2', '#c9b898', pool(110, '#c9843c', '#8f5418'))),
    ),
  bibimbap: (roll) =>
    layers(
      linen(roll, '#b5493c'),
      middle(
        bowl(
          460,
          '#3a3634',
          '#1f1c1b',
          rice(roll, 400) +
            [
              scatter(roll, 26, 150, () => strip(roll, 130, 15, '#f08a2c')),
              scatter(roll, 10, 120, () => kale(roll, 72)),
              scatter(roll, 11, 120, () => mushroomSlice(60)),
              scatter(roll, 28, 150, () => strip(roll, 120, 13, '#f7ecc8')),
              scatter(roll, 10, 125, () => cucumberSlice(54)),
              scatter(roll, 30, 140, () => strip(roll, 110, 20, '#8a4a24')),
            ]
              .map((heap, i) => at(232 * Math.cos((i * Math.PI) / 3), 232 * Math.sin((i * Math.PI) / 3), heap))
              .join('') +
            lifted(friedEgg(roll, 165)) +
            at(120, -110, puddle(roll, 52, '#e2402a', '#a31a10', 0.14)) +
            scatter(roll, 50, 330, () => sesame(roll, 0.2)),
        ),
      ),
      at(1440, 600, chopsticks(760, '#c9ccd1', '#8f949c'), 6) + at(1330, 610, spoon(600), 4),
      at(
        150,
        190,
        pinchBowl(
          115,
          '#f6efe2',
          '#c9b898',
          pool(110, '#d9301c', '#8f140c') + scatter(roll, 10, 60, () => sesame(roll)),
        ),
      ),
    ),
  'mapo-tofu': (roll) =>
    layers(
      terrazzo(roll, '#4a5a5e', ['#6f8488', '#c9b08a', '#8f5a4a', '#2f3b3e']),
      middle(
        bowl(
          450,
          '#efe4d0',
          '#bba98a',
          pool(400, '#e2431c', '#8f1808') +
            scatter(roll, 60, 370, () => shape(blob(roll, 22, 0.3, 6), '#7d3414')) +
            lifted(scatter(roll, 40, 340, () => tofu(roll, 84))) +
            scatter(roll, 20, 350, () => puddle(roll, 34, '#e8562c', '#b52410', 0.3)) +
            scatter(roll, 70, 350, () => springOnion(15)) +
            scatter(roll, 30, 370, () => oilDrop(16, '#f0502a')) +
            specks(roll, 100, 370, ['#2a0f08', '#5e1c0c'], 7),
        ),
      ),
      at(1400, 920, pinchBowl(170, '#f6efe2', '#c9b898', riceMound(roll, 122))),
      at(180, 600, chopsticks(), -8) + at(1400, 200, chilli(210), 30),
    ),
  'egg-fried-rice': (roll) =>
    layers(
      gingham('#e08a5a', '#fdf6ec'),
      middle(
        skillet(
          470,
          rice(roll, 425, ['#fbe6b8', '#f6d690', '#fff3d6'], '#dcb56a') +
            scatter(roll, 26, 380, () => shape(blob(roll, 44, 0.28, 7, 0.7), glow('#ffe07a', '#f0b52c'))) +
            scatter(roll, 50, 390, () => pea(19)) +
            scatter(roll, 34, 390, () => kernel(18)) +
            scatter(roll, 22, 390, () => carrotCoin(24)) +
            scatter(roll, 50, 390, () => springOnion(16)) +
            scatter(roll, 24, 390, () => chopped(roll, 14)) +
            inDisc(
              420,
              scatter(roll, 20, 380, () => sesame(roll, 0.4)),
            ),
        ),
        -4,
      ),
      at(200, 300, pinchBowl(120, '#f6efe2', '#c9b898', soy)) + at(1420, 330, chopsticks(620), 24),
    ),
};
