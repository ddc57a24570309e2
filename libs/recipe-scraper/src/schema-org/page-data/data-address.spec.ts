import { scrapeRecipe } from '../../scrape-recipe.js';
import { aRecipe } from '../../testing/pages.js';
import { textOfDataAddress } from './data-address.js';

const JSON_LD = JSON.stringify(aRecipe({ name: 'Crème brûlée' }));

describe('a script in a data address', () => {
  it.each([
    ['percent signs', `data:application/ld+json,${encodeURIComponent(JSON_LD)}`],
    ['Base64', `data:application/ld+json;base64,${Buffer.from(JSON_LD).toString('base64')}`],
    ['Base64 with a charset', `data:text/javascript;charset=utf-8;base64,${Buffer.from(JSON_LD).toString('base64')}`],
  ])('is read with %s', (_, address) => {
    expect(textOfDataAddress(address)).toBe(JSON_LD);
    expect(scrapeRecipe({ html: `<script type="application/ld+json" src="${address}"></script>` })?.name).toBe(
      'Crème brûlée',
    );
  });

  it.each(['/script.js', 'data:text/plain', 'data:text/plain;base64,%%%', 'data:text/plain,%E0%A4%A'])(
    'is nothing in %s',
    (address) => {
      expect(textOfDataAddress(address)).toBeNull();
    },
  );
});
