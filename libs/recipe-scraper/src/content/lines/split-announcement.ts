import { parseDurationText } from '../../clean/time/duration-text.js';
import { splitRunningList } from '../running-list.js';
import { partOfHeading } from './heading-words.js';

const ANNOUNCED = /^([^:：]{2,60}[:：])\s?(\S.*)$/u;
const MIN_STEPS = 40;
const MIN_SENTENCE = 24;

/**
 * The heading and the lines of a paragraph that begins with what it announces: "Ingredients: 3 lemons, 200 g sugar, 2
 * eggs", "Method: Grate the lemons …". Null for any other text.
 */
export function splitAnnouncement(text: string): { heading: string; lines: string[] } | null {
  const [, heading = '', content = ''] = ANNOUNCED.exec(text) ?? [];
  const part = heading === '' ? null : partOfHeading(heading, false);
  if (part === 'ingredients') {
    const lines = splitRunningList(content, true);
    return lines.length > 1 ? { heading, lines } : null;
  }
  const areSteps =
    part === 'steps' &&
    content.length >= (/[.!。]$/.test(content) ? MIN_SENTENCE : MIN_STEPS) &&
    parseDurationText(content.slice(0, 20)) === null;
  return areSteps ? { heading, lines: [content] } : null;
}
