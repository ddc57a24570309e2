import { parseHtml } from './parse-html.js';
import { textOf, TextReader } from './text-of.js';

const read = (html: string): string => textOf(parseHtml(html));

describe('textOf', () => {
  it.each([
    ['<p>one</p><p>two</p>', 'one\ntwo'],
    ['one<br>two', 'one\ntwo'],
    ['<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>', 'one\ntwo'],
    ['<span>one</span> <span>two</span>', 'one two'],
    ['<b>one</b>two', 'onetwo'],
    ['a\n   wrapped\n   line', 'a wrapped line'],
    ['<pre>two\nlines</pre>', 'two\nlines'],
    ['<table><tr><td>200 g</td><td>flour</td></tr><tr><td>2</td><td>eggs</td></tr></table>', '200 g flour\n2 eggs'],
    ['salt &amp; pepper&nbsp;', 'salt & pepper'],
    ['<style>p{}</style><script>x()</script><noscript>y</noscript>seen', 'seen'],
    ['', ''],
  ])('reads %s as %j', (html, text) => {
    expect(read(html)).toBe(text);
  });
});

describe('TextReader', () => {
  it('reads no more than its budget', () => {
    const reader = new TextReader({ remaining: 10 });

    expect(reader.read(parseHtml('<p>0123456789</p><p>more</p>'))).toBe('0123456789');
    expect(reader.read(parseHtml('<p>more</p>'))).toBe('');
  });
});
