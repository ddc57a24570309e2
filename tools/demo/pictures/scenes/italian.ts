import { at, type Svg } from '../geometry.js';
import { gingham, linen, planks, terrazzo, ticking, tiles } from '../cloths.js';
import { grid, ring, scatter, scatterBox } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { disc, faint, glow, inDisc, lifted, slab } from '../shapes.js';
import { bowl, dish, plate, pot, tray } from '../vessels.js';
import { breadSlice, pizzaBase } from '../parts/baked.js';
import { lemonSlice } from '../parts/fruit.js';
import { gnocco, rice, twirl } from '../parts/grains.js';
import { basil, basilLeaf, chopped, mintLeaf, rosemary, specks } from '../parts/herbs.js';
import { fork, glass, napkin, pinchBowl, spoon } from '../parts/props.js';
import { oilDrop, pool } from '../parts/sauces.js';
import { mozzarella, shaving } from '../parts/savoury.js';
import {
  aubergineSlice,
  bean,
  carrotCoin,
  cherryTomato,
  garlicClove,
  greenOlive,
  kale,
  mushroomSlice,
  pea,
} from '../parts/vegetables.js';

const herbBits = (roll: Parameters<Scene>[0], count: number, radius: number): Svg =>
  scatter(roll, count, radius, () => chopped(roll));

export const italian: Record<string, Scene> = {
  ribollita: (roll) =>
    layers(
      planks(roll, '#b98a5a', '#7d5530'),
      at(280, 920, napkin(420, 420, '#f4ecdd', '#b5452f'), -18),
      middle(
        pot(
          450,
          '#3f6f63',
          '#2a4d45',
          pool(420, '#c98a4a', '#9c5a26') +
            scatter(roll, 10, 360, () => kale(roll, 88)) +
            scatter(roll, 16, 350, () => carrotCoin(32)) +
            scatter(roll, 26, 360, () => bean('#fff4dc', '#dcbf8d', 32)) +
            scatter(roll, 16, 360, () => oilDrop(16)) +
            specks(roll, 60, 370, ['#4a2a10', '#6a3d18'], 4),
        ),
      ),
      at(1345, 860, breadSlice(roll, 150), 24),
      at(1420, 240, garlicClove(52), 30) + at(1480, 320, garlicClove(46), 80),
    ),
  'tagliatelle-tomato': (roll) =>
    layers(
      gingham('#d8584a'),
      at(1400, 600, fork(), 4),
      middle(
        plate(455, '#fdfaf4', '#e6dccb', '#b7c9d6') +
          twirl(roll, 270, ['#f6d27c', '#fbe09a', '#eec161'], 19) +
          faint(
            0.94,
            scatter(roll, 6, 130, () => pool(74, '#e2512f', '#b92c17')),
          ) +
          scatter(roll, 30, 170, () => specks(roll, 3, 20, ['#8c1d0e', '#f07a4a'], 8)) +
          lifted(at(0, -20, basil(110), 30) + scatter(roll, 9, 190, () => shaving(roll, 44))),
      ),
      at(200, 210, cherryTomato(62)) + at(320, 150, cherryTomato(54)) + at(170, 350, cherryTomato(48)),
      at(220, 990, basil(110), 200),
    ),
  'pizza-margherita': (roll) =>
    layers(
      terrazzo(roll, '#e9e2d8', ['#c9a48f', '#8fa39a', '#d8c3a5', '#b07d62']),
      middle(
        pizzaBase(roll, 505) +
          inDisc(
            425,
            scatter(roll, 14, 330, () => mozzarella(roll, 78)) +
              scatter(roll, 40, 400, () => specks(roll, 4, 26, ['#f28a52', '#8f1f10'], 7)) +
              scatter(roll, 20, 380, () => oilDrop(13)),
          ) +
          lifted(ring(5, 235, () => basilLeaf(120), 20) + basil(110)),
      ),
      at(160, 190, basil(100), 40) + at(1450, 1020, cherryTomato(60)) + at(1370, 1100, cherryTomato(48)),
      at(1470, 180, pinchBowl(105, '#f6efe2', '#d8cbb6', disc(90, '#c9a227') + oilDrop(40))),
    ),
  'mushroom-risotto': (roll) =>
    layers(
      linen(roll, '#51604f'),
      at(250, 930, napkin(380, 460, '#e9dfc9', '#8a6a3c'), 12),
      middle(
        bowl(
          455,
          '#d9cbb5',
          '#b39f84',
          pool(400, '#f4e3bd', '#d9bf8b') +
            rice(roll, 385, ['#fff6df', '#f6e6be', '#fdf0d0'], '#ecd6a6') +
            scatter(roll, 15, 320, () => mushroomSlice(66)) +
            herbBits(roll, 60, 350) +
            scatter(roll, 8, 300, () => shaving(roll, 50)) +
            specks(roll, 70, 360, ['#3a2a1a'], 4),
        ),
      ),
      at(1370, 640, fork(), 10),
      at(200, 230, mushroomSlice(100), -20) + at(350, 150, mushroomSlice(80), 30),
    ),
  'gnocchi-peas-lemon': (roll) =>
    layers(
      tiles(roll, '#9cc3c9', '#e9f3f2'),
      middle(
        plate(465, '#fffdf8', '#e0d7c8', '#e9c74f') +
          disc(325, '#e9efb4', 'opacity=".6"') +
          scatter(roll, 38, 275, () => gnocco(46)) +
          scatter(roll, 60, 300, () => pea(17)) +
          lifted(scatter(roll, 12, 270, () => mintLeaf(64))) +
          specks(roll, 50, 300, ['#f2c21a', '#fbe268'], 6),
      ),
      at(1430, 250, lemonSlice(105), 12) + at(1330, 130, lemonSlice(80), 40),
      at(170, 640, fork(), -5) + at(1400, 1040, mintLeaf(120), 210) + at(1440, 1010, mintLeaf(100), 300),
    ),
  'aubergine-parmigiana': (roll) =>
    layers(
      ticking('#5a7fa3'),
      middle(
        dish(
          980,
          680,
          '#e8ddc9',
          '#b9a88c',
          slab(980, 680, 30, '#b93219') +
            grid(6, 4, 168, 172, () => aubergineSlice(88)) +
            faint(
              0.8,
              scatterBox(roll, 26, 940, 640, () => pool(74, '#d94b26', '#b02c12')),
            ) +
            scatterBox(roll, 17, 860, 560, () => mozzarella(roll, 76)) +
            scatterBox(roll, 70, 920, 620, () => specks(roll, 3, 20, ['#f6dca0', '#e9a83d'], 8)) +
            lifted(scatterBox(roll, 9, 780, 480, () => basilLeaf(110))),
        ),
        -8,
      ),
      at(1450, 1020, basil(120), 30),
      at(130, 160, cherryTomato(60)) + at(250, 110, cherryTomato(46)),
    ),
  'rosemary-focaccia': (roll) =>
    layers(
      planks(roll, '#6f5a4a', '#3f3026'),
      middle(
        tray(
          1060,
          720,
          slab(1060, 720, 60, '#d99a45') +
            slab(1030, 690, 56, '#edbd6a') +
            grid(8, 5, 126, 132, () => disc(34, '#c98536') + at(4, 5, disc(26, '#e6b45c')) + oilDrop(16)) +
            scatterBox(roll, 34, 940, 600, () => specks(roll, 3, 26, ['#f9e2ab'], 14)) +
            lifted(
              scatterBox(roll, 13, 860, 520, () => rosemary(120)) +
                scatterBox(roll, 14, 880, 540, () => greenOlive(30)),
            ) +
            scatterBox(roll, 110, 980, 640, () => slab(9, 9, 2, '#ffffff')),
        ),
        7,
      ),
      at(1440, 160, rosemary(200), 150),
      at(170, 1010, pinchBowl(110, '#f6efe2', '#d8cbb6', disc(95, '#c2a02a') + oilDrop(46))),
    ),
  tiramisu: (roll) =>
    layers(
      linen(roll, '#c9a98a'),
      middle(
        dish(
          900,
          640,
          '#f7f3ec',
          '#cfc5b5',
          slab(900, 640, 30, '#7a4a29') +
            grid(
              9,
              6,
              104,
              110,
              () => at(5, 8, disc(56, '#4a2812', 'opacity=".6"')) + disc(54, glow('#8f5a34', '#5b3218')),
            ) +
            scatterBox(roll, 420, 900, 640, () => specks(roll, 6, 30, ['#3f2110', '#6d4022', '#a06a40'], 5)) +
            at(
              330,
              210,
              slab(300, 250, 18, '#f6e7c6') +
                at(0, -40, slab(300, 46, 4, '#c99a5c')) +
                at(0, 50, slab(300, 46, 4, '#b9854a')),
            ),
        ),
        -6,
      ),
      at(1440, 930, spoon(), 32),
      at(200, 210, glass(120, '#4a2814', '#1f0f06', disc(60, '#8a5a34', 'opacity=".25"'))),
      at(
        1440,
        190,
        scatter(roll, 12, 130, () => bean('#6d4122', '#33190a', 26)),
      ),
    ),
};
