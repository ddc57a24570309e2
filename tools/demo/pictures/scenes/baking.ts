import { at, polar, times } from '../geometry.js';
import { dotted, gingham, linen, planks, terrazzo } from '../cloths.js';
import { ring, scatter, scatterBox } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { blob, disc, faint, glow, hoop, lifted, shadow, shape, slab, slope } from '../shapes.js';
import { board, plate, roundBoard, tray } from '../vessels.js';
import { breadSlice, cakeTop, chocolate, cookie, dust, loaf, rosette } from '../parts/baked.js';
import { bananaSlice, blueberry, raspberry, strawberry, strawberryHalf, walnut } from '../parts/fruit.js';
import { mint, specks } from '../parts/herbs.js';
import { cup, fork, glass, knife, pinchBowl } from '../parts/props.js';
import { oilDrop, pool } from '../parts/sauces.js';

export const baking: Record<string, Scene> = {
  'country-loaf': (roll) =>
    layers(
      linen(roll, '#5f5a52'),
      middle(roundBoard(roll, 530)),
      at(730, 560, loaf(roll, 385)),
      at(1130, 850, breadSlice(roll, 165), 16) + at(1330, 700, breadSlice(roll, 150), 38),
      at(800, 620, dust(roll, 500, 640, '#fff6e2')),
      at(180, 960, pinchBowl(125, '#f6efe2', '#c9b898', lifted(slab(130, 90, 12, slope('#fff8cf', '#f0d06a'))))),
      at(1440, 210, knife(480), 46),
    ),
  'banana-bread': (roll) =>
    layers(
      gingham('#e9c24a', '#fffaf0'),
      middle(board(roll, 1240, 760, '#b5783f', '#8a5628'), -6),
      at(
        640,
        590,
        shadow(slab(700, 330, 90, '#000000')) +
          slab(700, 330, 96, slope('#d9964a', '#7a4214')) +
          slab(640, 270, 80, glow('#e2a45a', '#b06c28')) +
          faint(0.65, shape(blob(roll, 250, 0.12, 12, 0.3), '#f6d596')) +
          at(-160, 0, bananaSlice(62)) +
          at(-40, -14, bananaSlice(64)) +
          at(85, 0, bananaSlice(62)) +
          at(200, 10, bananaSlice(56)) +
          scatterBox(roll, 12, 560, 220, () => walnut(24)),
        -8,
      ),
      at(
        1130,
        470,
        shape(blob(roll, 150, 0.04, 9, 0.94), '#9c5c22') +
          shape(blob(roll, 136, 0.04, 9, 0.94), glow('#f9dfa4', '#e6b768')) +
          specks(roll, 60, 110, ['#7d4a1c', '#c98f45'], 6) +
          at(-20, 10, walnut(30)) +
          at(50, -40, walnut(24)),
      ),
      at(
        1180,
        740,
        shape(blob(roll, 150, 0.04, 9, 0.94), '#9c5c22') +
          shape(blob(roll, 136, 0.04, 9, 0.94), glow('#f9dfa4', '#e6b768')) +
          specks(roll, 60, 110, ['#7d4a1c', '#c98f45'], 6) +
          at(30, 20, walnut(30)),
      ),
      at(1440, 210, cup(96, '#c98f5a', '#8a5424')) +
        at(170, 210, bananaSlice(80)) +
        at(300, 150, bananaSlice(64)) +
        at(190, 1010, walnut(70)) +
        at(310, 1060, walnut(56), 40),
    ),
  'chocolate-chip-cookies': (roll) =>
    layers(
      dotted('#4a7d8f'),
      middle(
        tray(
          1080,
          760,
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
            .map((i) =>
              i === 5
                ? specks(roll, 60, 90, ['#c98f4a', '#7d4a24'], 7)
                : at(-398 + (i % 4) * 264, -250 + Math.floor(i / 4) * 250, cookie(roll, 112), i * 40),
            )
            .join(''),
        ),
        6,
      ),
      at(160, 190, glass(125, '#ffffff', '#e9e4da')) +
        at(1440, 1030, cookie(roll, 120), 30) +
        at(
          1450,
          170,
          scatter(roll, 9, 110, () => chocolate(roll, 28)),
        ),
    ),
  'berry-pavlova': (roll) =>
    layers(
      terrazzo(roll, '#c9b3c4', ['#8a6a8f', '#f6ecf0', '#d98aa0', '#9aa88f']),
      middle(
        plate(545, '#fdfbf6', '#ddd5c8', '#c9829a') +
          lifted(
            ring(15, 345, () => disc(98, glow('#fffaf0', '#efd9b8'))) +
              disc(350, glow('#fff8ea', '#f0dcbc')) +
              times(15, (i) => {
                const { x, y } = polar(345, i * 24);
                return at(x, y, hoop(54, '#e6cda4', 8, 'opacity=".55"') + hoop(26, '#e6cda4', 7, 'opacity=".5"'));
              }),
          ) +
          shape(blob(roll, 285, 0.07, 13), glow('#ffffff', '#f1e9da')) +
          lifted(
            scatter(roll, 9, 215, () => strawberry(70)) +
              scatter(roll, 13, 225, () => raspberry(42)) +
              scatter(roll, 16, 235, () => blueberry(31)),
          ) +
          scatter(roll, 10, 220, () => oilDrop(14, '#c9244a')) +
          lifted(at(-60, -90, mint(62)) + at(120, 90, mint(56))) +
          dust(roll, 200, 300, '#ffffff'),
      ),
      at(1465, 220, strawberry(80), 20) +
        at(150, 1020, raspberry(60)) +
        at(250, 1080, blueberry(42)) +
        at(140, 210, fork(400), 40),
    ),
  'strawberry-cheesecake': (roll) =>
    layers(
      planks(roll, '#e3d4c0', '#b8a488'),
      middle(
        plate(530, '#7d9a94', '#56706b', '#f4e9d4') +
          cakeTop(400, '#fffdf6', '#f6e6c9', '#c98f4a') +
          disc(342, glow('#e8354a', '#a80f2a')) +
          ring(15, 285, () => at(0, 0, strawberryHalf(62), -90)) +
          ring(9, 180, () => at(0, 0, strawberryHalf(60), -90), 15) +
          ring(4, 72, () => at(0, 0, strawberryHalf(56), -90), 30) +
          faint(0.25, disc(342, glow('#ffffff', '#a80f2a'))) +
          ring(18, 372, () => rosette(31, '#ffffff', '#f3e6d2')) +
          lifted(mint(56)),
      ),
      at(1450, 960, strawberry(90), 30) +
        at(1350, 1070, strawberry(70), -30) +
        at(170, 600, fork(), -6) +
        at(1440, 200, pinchBowl(120, '#f6efe2', '#c9b898', pool(110, '#e2354a', '#8f0a22'))),
    ),
};
