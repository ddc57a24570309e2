import { at } from '../geometry.js';
import { linen, planks, terrazzo, ticking, tiles } from '../cloths.js';
import { grid, ring, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { blob, disc, faint, glow, hoop, lifted, shape, slab, stroke } from '../shapes.js';
import { bowl, plate, tray } from '../vessels.js';
import { flatbread } from '../parts/baked.js';
import { almond, limeSlice, pistachio, raisin, wedge } from '../parts/fruit.js';
import { rice } from '../parts/grains.js';
import { chopped, mint, mintLeaf, parsley, specks } from '../parts/herbs.js';
import { glass, napkin, pinchBowl, spoon } from '../parts/props.js';
import { oilDrop, pool, swirl } from '../parts/sauces.js';
import { drumstick } from '../parts/savoury.js';
import { chickpea, halfTomato, lettuce } from '../parts/vegetables.js';

export const arabic: Record<string, Scene> = {
  tabbouleh: (roll) =>
    layers(
      tiles(roll, '#d98f5c', '#f7ede0'),
      middle(
        bowl(
          450,
          '#f4efe4',
          '#cdbfa6',
          disc(400, '#3f7a2e') +
            ring(8, 330, () => at(0, 0, lettuce(roll, 120, '#cfe58a', '#86b84a'), 0)) +
            scatter(roll, 420, 330, () => chopped(roll, 22, ['#4f9a38', '#3b7d2c', '#6bb84c', '#2f6a25'])) +
            specks(roll, 260, 320, ['#f0d79c', '#dcb96b'], 9) +
            scatter(roll, 90, 320, () => shape('M-12 -10L12 -12L14 10L-10 12Z', '#e0402a') + disc(4, '#f7b08a')) +
            lifted(scatter(roll, 9, 250, () => mintLeaf(60))),
        ),
      ),
      at(1430, 930, wedge(110), 30) + at(1350, 1060, wedge(90), -30),
      at(170, 210, halfTomato(88)) + at(300, 130, halfTomato(66)) + at(190, 990, parsley(120), 20),
    ),
  'red-lentil-soup': (roll) =>
    layers(
      linen(roll, '#39656b'),
      at(290, 900, napkin(420, 440, '#f4ecdd', '#c9782c'), -14),
      middle(
        bowl(
          450,
          '#e9dcc4',
          '#b9a684',
          pool(400, '#f7b23f', '#d97c1c') +
            scatter(roll, 60, 370, () => disc(9, '#f9c769', 'opacity=".7"')) +
            swirl(3, 190, '#fff3d6', 20) +
            scatter(roll, 20, 320, () => oilDrop(17, '#c2441c')) +
            specks(roll, 120, 260, ['#8f2a14', '#c94a1c', '#5a2a10'], 5) +
            lifted(at(0, 0, mint(70)) + scatter(roll, 10, 280, () => parsley(40))),
        ),
      ),
      at(1420, 250, wedge(110), 20) + at(1390, 800, flatbread(roll, 190), 30),
    ),
  'chicken-kabsa': (roll) =>
    layers(
      planks(roll, '#7f4a32', '#4f2a1a'),
      middle(
        plate(540, '#d9b25a', '#8f6a24', '#fbe7a8') +
          rice(roll, 420, ['#f9d890', '#f3bd55', '#fff0c8', '#ee9f3c'], '#d99a3c') +
          scatter(roll, 18, 370, () => stroke('M-40 0q40 -14 80 0', '#e8761c', 13)) +
          lifted(ring(4, 190, () => drumstick(165), 25)) +
          scatter(roll, 24, 390, () => raisin(roll, 19)) +
          scatter(roll, 26, 390, () => almond(30)) +
          lifted(scatter(roll, 14, 370, () => parsley(46))) +
          ring(5, 372, () => limeSlice(52), 8),
      ),
      at(
        160,
        180,
        pinchBowl(
          125,
          '#f6efe2',
          '#c9b898',
          pool(110, '#e2542c', '#a92410') + scatter(roll, 20, 80, () => chopped(roll, 14)),
        ),
      ),
      at(1465, 190, glass(115, '#fdf8ee', '#ddd3bd', mint(44))),
    ),
  hummus: (roll) =>
    layers(
      terrazzo(roll, '#c9d4c2', ['#8aa58a', '#f4efe2', '#d9a96a', '#6f8f8b']),
      middle(
        plate(470, '#3f6f8f', '#27485f', '#f0d79c') +
          shape(blob(roll, 352, 0.02, 14), glow('#fbe9c4', '#e0bf85')) +
          [292, 214, 136]
            .map((r) => hoop(r, '#cfa868', 26, 'opacity=".5"') + at(-6, -9, hoop(r, '#fff6df', 12, 'opacity=".8"')))
            .join('') +
          disc(118, glow('#e8c23a', '#b98f1c'), 'opacity=".8"') +
          scatter(roll, 16, 290, () => oilDrop(18, '#d9a91c')) +
          scatter(roll, 15, 92, () => chickpea(36)) +
          specks(roll, 150, 310, ['#b5372a', '#d9603a', '#8f2a1c'], 6) +
          lifted(scatter(roll, 16, 300, () => parsley(46))),
      ),
      at(1440, 880, flatbread(roll, 230), 35) + at(1500, 1080, flatbread(roll, 180), -10),
      at(
        150,
        200,
        pinchBowl(
          120,
          '#f6efe2',
          '#c9b898',
          scatter(roll, 26, 100, () => chickpea(32)),
        ),
      ),
    ),
  basbousa: (roll) =>
    layers(
      ticking('#b5617a'),
      middle(
        tray(
          1040,
          740,
          slab(1040, 740, 20, '#c9822c') +
            grid(
              7,
              5,
              152,
              152,
              () =>
                slab(142, 142, 10, glow('#fbd27a', '#dc9434')) +
                specks(roll, 26, 62, ['#b5701f', '#fbe6ae', '#c98a3a'], 4) +
                at(2, 4, faint(0.3, almond(48))) +
                at(0, 0, almond(46), -45),
            ) +
            scatter(roll, 30, 540, () => oilDrop(12, '#f9d27a')),
        ),
        -6,
      ),
      at(1455, 190, glass(110, '#b5542a', '#6d2410', mint(40))),
      at(
        150,
        1030,
        pinchBowl(
          120,
          '#f6efe2',
          '#c9b898',
          scatter(roll, 60, 100, () => pistachio(roll, 20)),
        ),
      ) + at(170, 180, spoon(300), 50),
    ),
};
