import { playerAddress } from './VideoFacade';

const player = 'https://www.youtube-nocookie.com/embed/abc-1?autoplay=1&rel=0';

test.each([
  ['https://www.youtube.com/watch?v=abc-1', player],
  ['https://m.youtube.com/watch?app=desktop&v=abc-1', player],
  ['https://youtu.be/abc-1', player],
  ['https://www.youtube.com/watch', null],
  ['https://youtu.be/', null],
  ['https://video.example.com/watch?v=abc-1', null],
  ['https://notyoutube.com/watch?v=abc-1', null],
  ['no address', null],
])('%s plays at %s', (link, address) => {
  expect(playerAddress(link)).toBe(address);
});
