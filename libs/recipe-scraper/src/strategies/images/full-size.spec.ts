import { withFullSizes } from './full-size.js';

describe('withFullSizes', () => {
  const blog = 'https://1.bp.blogspot.com/-a/b/AAA/c';
  const photos = 'https://lh3.googleusercontent.com/abc_D-e';

  it.each([
    [`${blog}/s320/tart.jpg`, `${blog}/s1600/tart.jpg`],
    [`${blog}/w400-h228/s640.jpg`, `${blog}/s1600/s640.jpg`],
    [`${blog}/w1200-h630-p-k-no-nu/tart.jpg`, `${blog}/s1600/tart.jpg`],
    [`${blog}/s72-w400-c-h228/tart.jpg?x=1`, `${blog}/s1600/tart.jpg?x=1`],
    [
      'https://blogger.googleusercontent.com/img/b/R2/AVv/w320-h240-rw/t.webp',
      'https://blogger.googleusercontent.com/img/b/R2/AVv/s1600/t.webp',
    ],
    [`${photos}=w400-h228`, `${photos}=s1600`],
    [`${photos}=s260-c`, `${photos}=s1600`],
  ])('puts before %s the address %s', (small, full) => {
    expect(withFullSizes([small])).toEqual([full, small]);
  });

  it.each([
    `${blog}/s1600/tart.jpg`,
    `${blog}/s2048/tart.jpg`,
    `${blog}/s0/tart.jpg`,
    `${photos}=s0`,
    photos,
    `${blog}/tart.jpg`,
    `${blog}/sour/tart.jpg`,
    'https://p.example/s320/tart.jpg',
    'https://blogspot.com.p.example/s320/tart.jpg',
    'https://p.example/tart.jpg=s320',
  ])('leaves %s unchanged', (address) => {
    expect(withFullSizes([address])).toEqual([address]);
  });

  it('keeps the order, has the small ones last and none twice', () => {
    const [a, b, c] = [`${blog}/s320/a.jpg`, 'https://p.example/b.jpg', `${blog}/s640/a.jpg`];

    expect(withFullSizes([a, b, c])).toEqual([`${blog}/s1600/a.jpg`, b, a, c]);
  });
});
