import { at, times } from '../geometry.js';
import { dotted, gingham, linen, planks, terrazzo, ticking } from '../cloths.js';
import { ring, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { blob, disc, faint, glow, lifted, shadow, shape, slab, slope } from '../shapes.js';
import { board, bowl, fluted, plate, skillet } from '../vessels.js';
import { crust, dust, lattice, pretzel } from '../parts/baked.js';
import { appleSlice, blueberry, cherry, currant, raisin, raspberry } from '../parts/fruit.js';
import { spaetzle } from '../parts/grains.js';
import { chopped, mint, parsley, specks, springOnion } from '../parts/herbs.js';
import { cup, fork, glass, knife, napkin, pinchBowl, spoon } from '../parts/props.js';
import { dollop, oilDrop, pool, swirl } from '../parts/sauces.js';
import { sausageSlice, shaving } from '../parts/savoury.js';
import { carrotCoin, onionRings, potatoWedge, radishSlice } from '../parts/vegetables.js';

export const german: Record<string, Scene> = {
  kaesespaetzle: (roll) =>
    layers(
      gingham('#5f86b5'),
      middle(
        skillet(
          470,
          disc(430, '#e0ad45') +
            scatter(roll, 260, 390, () => spaetzle(roll)) +
            scatter(roll, 26, 360, () => shaving(roll, 66)) +
            lifted(scatter(roll, 22, 260, () => onionRings(46, '#a9641f'))) +
            scatter(roll, 60, 360, () => springOnion(13)) +
            specks(roll, 50, 380, ['#4a2a10'], 4),
        ),
        -6,
      ),
      at(1400, 250, fork(480), 40),
      at(190, 210, onionRings(96, '#c98a4a') + onionRings(60, '#c98a4a')) +
        at(
          170,
          1000,
          pinchBowl(
            120,
            '#f6efe2',
            '#c9b898',
            scatter(roll, 30, 100, () => springOnion(20)),
          ),
        ),
    ),
  kartoffelsuppe: (roll) =>
    layers(
      linen(roll, '#a9473c'),
      at(1340, 900, napkin(420, 430, '#f4ecdd', '#4d6f4a'), 12),
      middle(
        bowl(
          455,
          '#dfe3e0',
          '#a8b0ac',
          pool(400, '#f7dc94', '#d9a94c') +
            scatter(roll, 15, 340, () => potatoWedge(roll, 56)) +
            scatter(roll, 14, 340, () => carrotCoin(36)) +
            lifted(scatter(roll, 12, 310, () => sausageSlice(50))) +
            swirl(2, 110, '#fffaf0', 18) +
            scatter(roll, 60, 350, () => chopped(roll, 13)) +
            specks(roll, 60, 370, ['#4a2a10'], 4),
        ),
      ),
      at(190, 700, spoon(560), -6) + at(1430, 200, parsley(120), 140),
    ),
  kaiserschmarrn: (roll) =>
    layers(
      dotted('#9a4f63'),
      middle(
        plate(510, '#fdfaf4', '#e0d5c4', '#b5455f') +
          scatter(roll, 46, 285, () => {
            const piece = blob(roll, 66, 0.17, 6, 0.8);
            return (
              at(6, 10, faint(0.3, shape(piece, '#1d0d05'))) +
              shape(piece, slope('#fbdc8e', '#c9842f')) +
              faint(0.55, shape(blob(roll, 40, 0.2, 6, 0.7), '#fdebb8'))
            );
          }) +
          scatter(roll, 26, 290, () => raisin(roll, 17)) +
          dust(roll, 1500, 330, '#ffffff') +
          lifted(scatter(roll, 9, 280, () => raspberry(30))),
      ),
      at(
        1425,
        930,
        pinchBowl(
          160,
          '#f6efe2',
          '#c9b898',
          pool(140, '#7d1f3a', '#43091b') + scatter(roll, 12, 100, () => cherry(34)),
        ),
      ),
      at(180, 620, fork(), -8) + at(1440, 200, cup(86, '#7a4522', '#3a1c0c')),
    ),
  'gedeckter-apfelkuchen': (roll) =>
    layers(
      planks(roll, '#d9c2a0', '#a98c66'),
      middle(
        shadow(disc(470, '#000000')) +
          fluted(440, '#d39a4e', '#9c6a2c', 50) +
          crust(430, '#efc683', '#c0853a', 48) +
          disc(372, '#d9963c') +
          ring(16, 300, () => at(0, 0, appleSlice(92), 90)) +
          ring(11, 190, () => at(0, 0, appleSlice(84), 90), 12) +
          ring(6, 86, () => at(0, 0, appleSlice(70), 90)) +
          faint(0.96, lattice(372)) +
          dust(roll, 900, 400, '#ffffff'),
      ),
      at(170, 200, appleSlice(120), -20) + at(300, 320, appleSlice(100), 40),
      at(1410, 900, pinchBowl(160, '#f6efe2', '#c9b898', dollop(roll, 105))) +
        at(1440, 230, knife(420), 40) +
        at(
          180,
          1000,
          times(3, (i) => at(i * 24, i * 30, slab(190, 22, 10, '#8a4a22') + slab(190, 6, 3, '#b57a45'), i * 12)),
        ),
    ),
  laugenbrezeln: (roll) =>
    layers(
      ticking('#4f7fb5', '#fbf8f0'),
      middle(board(roll, 1200, 860, '#d9a566', '#a87441'), 4),
      at(540, 400, pretzel(225), -14) + at(1070, 460, pretzel(220), 12) + at(790, 830, pretzel(230), 3),
      at(
        330,
        880,
        pinchBowl(
          110,
          '#f6efe2',
          '#c9b898',
          pool(100, '#f0c43a', '#c9941c') + specks(roll, 40, 80, ['#7d4a12', '#fbe6a0'], 6),
        ),
      ),
      at(
        1270,
        870,
        scatter(roll, 7, 110, () => radishSlice(50)),
      ),
      at(
        1450,
        160,
        glass(
          125,
          '#f0b93a',
          '#c9851c',
          scatter(roll, 60, 86, () => disc(14, '#fffdf6')),
        ),
      ),
      at(
        800,
        600,
        scatter(roll, 60, 520, () => slab(9, 9, 2, '#ffffff')),
      ),
    ),
  'rote-gruetze': (roll) =>
    layers(
      terrazzo(roll, '#eee3da', ['#d98a9a', '#a8b89a', '#e9c98a', '#b5617a']),
      middle(
        bowl(
          440,
          '#ffffff',
          '#d5d9de',
          pool(390, '#b5123a', '#5e0620') +
            scatter(roll, 26, 330, () => currant(26)) +
            scatter(roll, 16, 330, () => raspberry(44)) +
            scatter(roll, 12, 330, () => cherry(40)) +
            scatter(roll, 12, 330, () => blueberry(34)) +
            faint(0.97, at(60, 40, shape(blob(roll, 180, 0.22, 9), glow('#fff3c0', '#f6d684')))) +
            at(60, 40, specks(roll, 26, 120, ['#3a2a1a'], 3)) +
            scatter(roll, 9, 340, () => oilDrop(10, '#f04a6d')) +
            lifted(at(60, 40, mint(74)) + at(-20, 80, raspberry(44)) + at(110, 90, currant(28))),
        ),
      ),
      at(
        1410,
        260,
        pinchBowl(150, '#f6efe2', '#c9b898', pool(130, '#fff0b8', '#f0cd72') + specks(roll, 26, 100, ['#3a2a1a'], 3)),
      ),
      at(180, 660, spoon(520), -8) +
        at(
          1390,
          1000,
          scatter(roll, 9, 110, () => currant(30)),
        ) +
        at(220, 170, raspberry(50)) +
        at(320, 140, raspberry(42)),
    ),
};
