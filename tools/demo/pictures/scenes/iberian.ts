import { at, times } from '../geometry.js';
import { gingham, linen, tiles } from '../cloths.js';
import { grid, ring, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { blob, disc, faint, glow, hoop, lifted, shape, slab } from '../shapes.js';
import { board, plate, roundBoard, skillet } from '../vessels.js';
import { crust } from '../parts/baked.js';
import { lemonSlice, wedge } from '../parts/fruit.js';
import { rice } from '../parts/grains.js';
import { chopped, parsley, specks } from '../parts/herbs.js';
import { cup, fork, pinchBowl } from '../parts/props.js';
import { mussel, shrimp } from '../parts/seafood.js';
import { greenOlive, pea, potatoWedge, strip } from '../parts/vegetables.js';

export const iberian: Record<string, Scene> = {
  'seafood-paella': (roll) =>
    layers(
      tiles(roll, '#2f6f8f', '#dfeaec'),
      middle(
        skillet(
          500,
          rice(roll, 450, ['#f9cf5a', '#f3b93a', '#fde08a'], '#d9952a') +
            scatter(roll, 18, 390, () => strip(roll, 110, 20, '#d8362a')) +
            scatter(roll, 46, 400, () => pea(17)) +
            ring(7, 300, () => at(0, 0, mussel(88), 90), 10) +
            ring(6, 178, () => shrimp(74), 40) +
            at(0, 0, shrimp(76), 120) +
            lifted(ring(4, 382, () => at(0, 0, wedge(78), 90), 40) + scatter(roll, 16, 380, () => parsley(46))),
        ),
      ),
      at(160, 180, lemonSlice(100)) + at(230, 320, lemonSlice(76), 30),
    ),
  'potato-tortilla': (roll) =>
    layers(
      gingham('#e0a93a', '#fdf6e6'),
      middle(
        roundBoard(roll, 520) +
          plate(440, '#f7efe2', '#d8c9b0', '#8a5a34') +
          shape(blob(roll, 345, 0.02, 14), glow('#fbd976', '#d9932c')) +
          faint(
            0.5,
            scatter(roll, 16, 280, () => potatoWedge(roll, 62)),
          ) +
          faint(
            0.55,
            scatter(roll, 20, 300, () => disc(38, '#b5691c', 'filter="url(#blur)"')),
          ) +
          shape('M0 0L345 -92A357 357 0 0 1 345 92Z', '#f7efe2') +
          at(
            70,
            118,
            shape(
              'M0 0L300 -70A310 310 0 0 1 300 90Z',
              glow('#fbe08a', '#e0a23a'),
              'stroke="#c2842c" stroke-width="8" stroke-linejoin="round"',
            ) +
              at(180, 8, potatoWedge(roll, 46)) +
              at(250, -20, potatoWedge(roll, 34)),
            8,
          ) +
          scatter(roll, 26, 300, () => chopped(roll, 11)),
      ),
      at(1440, 640, fork(), 10),
      at(
        170,
        230,
        pinchBowl(
          115,
          '#f6efe2',
          '#c9b898',
          scatter(roll, 9, 70, () => greenOlive(30)),
        ),
      ),
    ),
  'custard-tarts': (roll) =>
    layers(
      linen(roll, '#2f4f63'),
      middle(
        board(roll, 1140, 800, '#e0b27a', '#b17c45') +
          grid(4, 3, 262, 250, (i) =>
            i === 6
              ? faint(0.25, disc(104, '#7d4f22')) + specks(roll, 40, 100, ['#e9c07c', '#b57a34'], 7)
              : crust(120, '#eec47e', '#b87a32', 26) +
                disc(92, glow('#ffe07a', '#f0a92c')) +
                scatter(roll, 7, 68, () => disc(20, '#6d3410', 'opacity=".55"') + disc(12, '#3f1c08', 'opacity=".5"')) +
                hoop(64, '#fff3c0', 5, 'opacity=".4"'),
          ) +
          faint(0.8, specks(roll, 260, 540, ['#8a4a1c', '#b5763a'], 3.4)),
        -5,
      ),
      at(1440, 1010, cup(92, '#7a4522', '#3a1c0c')),
      at(
        150,
        150,
        times(3, (i) => at(i * 26, i * 34, slab(190, 22, 10, '#8a4a22') + slab(190, 6, 3, '#b57a45'), i * 12)),
      ),
    ),
};
